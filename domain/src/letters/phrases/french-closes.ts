import type { LetterPhrases } from "./letter-phrases.ts";

export const frenchCloses: Pick<LetterPhrases, "courtesy" | "further" | "closes"> = {
  courtesy: {
    plain: [
      "Sur demande, je vous ferai parvenir mes certificats.",
      "S’il manque un document, un mot de votre part suffit.",
      "Je réponds volontiers à vos questions, par téléphone ou par écrit.",
      "Le CV joint donne le détail de ces exemples.",
      "Je m’adapterai volontiers à vos disponibilités pour un entretien.",
      "Une journée de découverte dans vos locaux me conviendrait très bien.",
    ],
    warm: [
      "J’aurais plaisir à vous parler de ces exemples de vive voix.",
      "Si quelque chose n’est pas clair, n’hésitez pas à me le demander.",
      "J’aimerais aussi savoir ce dont votre équipe a le plus besoin.",
      "J’aurais plaisir à découvrir à quoi ressemble une journée ordinaire dans ce poste.",
      "Merci d’avance du temps que vous consacrez à mon dossier.",
      "Dites-moi si vous souhaitez voir autre chose.",
      "Je viendrais volontiers découvrir les lieux au préalable.",
      "J’ai hâte d’en savoir plus sur les personnes avec qui je travaillerais.",
    ],
    confident: [
      "Chacun de ces exemples peut être vérifié, et je les parcourrai volontiers avec vous.",
      "Interrogez-moi sur chaque ligne : je vous donnerai les détails.",
      "Je vous propose de parler de ce que vous voulez atteindre dans les premiers mois.",
      "Lors d’un entretien, je vous montrerai comment j’aborde ce travail.",
      "Une journée d’essai est la bienvenue si elle vous aide à décider.",
      "À vous de dire ce qui compte le plus ; je m’y préparerai.",
      "Je vous donnerai sur demande des personnes à contacter.",
      "Je réponds de chaque indication de cette lettre.",
    ],
  },
  further: {
    "follow-up": [
      "S’il manque un document, je vous l’envoie aussitôt.",
      "Mes coordonnées n’ont pas changé.",
      "Un mot me serait utile aussi au cas où la décision prendrait plus de temps.",
      "Si le poste est déjà pourvu, une brève réponse m’aiderait à m’organiser.",
      "Je comprends que votre démarche ait son propre rythme.",
      "Un appel me convient aussi bien qu’un message.",
    ],
    "thank-you": [
      "Cet échange m’a donné une image plus claire du travail et des personnes.",
      "Merci aussi d’avoir répondu à mes questions.",
      "Je vous ferai parvenir volontiers d’autres documents.",
      "Merci de transmettre mes remerciements à toutes les personnes présentes.",
      "Si une question est restée ouverte, j’y répondrai volontiers.",
    ],
    accept: [
      "Merci de m’envoyer le contrat et de me dire quels documents vous attendez de moi.",
      "Je vous remercie de votre confiance et de nos échanges ouverts.",
      "S’il y a quelque chose à préparer ou à lire avant le premier jour, je le recevrai volontiers.",
      "Merci de me dire à qui m’adresser le premier jour.",
      "Je confirme les conditions dont nous avons parlé ; le contrat en fixera le détail.",
      "S’il faut encore un formulaire ou un justificatif, je m’en occuperai vite.",
      "Je rencontrerais volontiers l’équipe au préalable, si cela est possible.",
      "Pour toute question, mes coordonnées figurent en tête de cette lettre.",
    ],
    decline: [
      "Nos échanges ont été agréables et instructifs, et j’ai apprécié le temps que vous m’avez accordé.",
      "Ma décision ne met en cause ni le poste ni votre maison.",
      "J’espère que vous trouverez bientôt la personne qui convient.",
      "Merci de transmettre mes remerciements à toutes les personnes concernées.",
      "J’aurais plaisir à rester en contact avec vous.",
      "Merci d’effacer mon dossier, sauf obligation légale de le garder.",
      "Je vous le dis sans attendre, pour que vous puissiez vous organiser.",
    ],
    withdraw: [
      "Je vous remercie du temps que vous et vos collègues avez consacré à ma candidature.",
      "Ma décision ne met en cause ni le poste ni votre maison.",
      "Merci d’effacer mon dossier, sauf obligation légale de le garder.",
      "J’espère que vous trouverez bientôt la personne qui convient.",
      "Je vous le dis dès maintenant, pour que personne n’y passe plus de temps.",
      "Merci de transmettre mes remerciements à toutes les personnes concernées.",
      "J’aimerais que nos chemins se croisent à nouveau.",
    ],
    resign: [
      "Je vous prie de me confirmer par écrit la réception de cette lettre et le jour où mon contrat prendra fin.",
      "Je transmettrai mon travail en bon ordre et noterai ce qu’il faut savoir pour prendre la suite.",
      "Merci de me dire comment sera réglé le solde de mes congés.",
      "Merci de me remettre à mon départ le certificat de travail et les documents de fin de contrat.",
      "Je vous remercie du temps passé ensemble et de ce que j’ai pu apprendre.",
      "Je rendrai les clés, le matériel et les documents le dernier jour, ou plus tôt si vous le souhaitez.",
      "Merci de me dire à qui confier les tâches en cours.",
      "Je souhaite à vous et à mes collègues une bonne continuation.",
    ],
  },
  closes: {
    posting: {
      plain: [
        "Je me tiens à votre disposition pour un entretien.",
        "Je souhaite vivement échanger avec vous.",
        "Dans l’attente de votre réponse, je reste à votre disposition.",
        "Un entretien permettrait de préciser le reste.",
      ],
      warm: [
        "J’aurais grand plaisir à vous rencontrer et à en savoir plus sur le poste.",
        "J’espère avoir bientôt l’occasion de vous rencontrer.",
        "Merci de votre lecture ; j’aurais plaisir à faire votre connaissance.",
        "Je me réjouis à l’idée d’échanger avec vous.",
      ],
      confident: [
        "Recevez-moi, et je vous montrerai comment tout cela s’accorde.",
        "Parlons-en : j’attends votre invitation.",
        "Je compte vous convaincre de vive voix.",
        "Quand puis-je me présenter à vous ?",
      ],
    },
    unsolicited: {
      plain: [
        "Si vous y voyez un intérêt, j’aurais plaisir à en parler.",
        "Dans l’attente de votre réponse, je reste à votre disposition.",
      ],
      warm: [
        "Une première rencontre me ferait grand plaisir.",
        "Merci de votre temps ; j’aurais plaisir à vous lire.",
      ],
      confident: [
        "Parlons de ce que cela peut vous apporter.",
        "Je vous propose un premier appel et attends votre réponse.",
      ],
    },
    internal: {
      plain: [
        "Je suis à votre disposition pour en parler à tout moment.",
        "J’attends votre avis avec intérêt.",
      ],
      warm: ["J’aurais grand plaisir à en parler avec vous.", "Merci de penser à quelqu’un de la maison."],
      confident: [
        "Parlons de ce que je pourrais prendre en main.",
        "Je compte vous convaincre de vive voix.",
      ],
    },
    "follow-up": {
      plain: [
        "Je vous remercie de votre réponse.",
        "Dans l’attente de vous lire, je reste à votre disposition.",
      ],
      warm: ["Merci beaucoup de votre attention.", "J’aurais grand plaisir à vous lire."],
      confident: [
        "J’attends la prochaine étape avec intérêt.",
        "Parlons-en : je peux me libérer à bref délai.",
      ],
    },
    "thank-you": {
      plain: ["J’attends votre réponse avec intérêt.", "Je reste à votre disposition."],
      warm: ["Travailler avec vous me ferait grand plaisir.", "J’espère vous revoir bientôt."],
      confident: [
        "Je suis à votre disposition pour la prochaine étape.",
        "J’ai hâte de commencer chez vous.",
      ],
    },
    accept: {
      plain: ["Je me réjouis de travailler avec vous.", "J’attends le premier jour avec plaisir."],
      warm: [
        "Je me réjouis beaucoup de notre travail commun.",
        "J’ai hâte de faire la connaissance de tous.",
      ],
      confident: ["J’ai hâte de me mettre au travail.", "Vous pouvez compter sur moi."],
    },
    decline: {
      plain: ["Je vous souhaite plein succès.", "Je vous remercie de votre compréhension."],
      warm: [
        "Merci encore de tout, et bonne continuation.",
        "Je vous souhaite le meilleur, à vous et à votre équipe.",
      ],
      confident: [
        "Merci pour un processus de sélection équitable.",
        "Je vous souhaite de trouver la bonne personne.",
      ],
    },
    withdraw: {
      plain: ["Je vous remercie de votre compréhension.", "Je vous souhaite plein succès."],
      warm: [
        "Merci encore, et bonne continuation.",
        "Je vous souhaite le meilleur, à vous et à votre équipe.",
      ],
      confident: [
        "Merci pour un processus de sélection équitable.",
        "Je vous souhaite de trouver la bonne personne.",
      ],
    },
    resign: {
      plain: ["Je vous remercie de votre confirmation.", "Merci d’avance de votre confirmation."],
      warm: ["Merci de tout, et bonne continuation.", "Je garderai un bon souvenir de cette période."],
      confident: ["J’attends votre confirmation.", "Je veillerai à une passation en bon ordre."],
    },
  },
};
