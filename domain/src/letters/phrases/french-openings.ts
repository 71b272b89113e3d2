import type { LetterPhrases } from "./letter-phrases.ts";

/** "de {role}" and "que {title}" lose their vowel by themselves where the next word asks for it. */
export const frenchOpenings: LetterPhrases["openings"] = {
  posting: {
    plain: [
      "Je vous adresse ma candidature au poste de {role} proposé par {company}.",
      "Par la présente, je vous soumets ma candidature au poste de {role}.",
      "Votre annonce pour le poste de {role} a retenu mon attention et je me permets d’y répondre.",
      "Je souhaite rejoindre {company} au poste de {role} ; mon CV est joint à cette lettre.",
      "Suite à votre annonce, je vous propose ma candidature au poste de {role}.",
      "Je vous adresse ma candidature au poste que vous proposez ; mon CV est joint à cette lettre.",
    ],
    warm: [
      "C’est avec plaisir que je vous adresse ma candidature au poste de {role}.",
      "Merci de prendre le temps de lire ma candidature au poste de {role}.",
      "J’ai lu avec plaisir que {company} recrute, et c’est volontiers que je vous présente mon parcours.",
      "Votre recherche pour le poste de {role} m’a donné envie de vous écrire.",
      "Permettez-moi de me présenter à vous pour le poste de {role}.",
      "Merci de prendre le temps de lire ma candidature.",
    ],
    confident: [
      "Pour le poste de {role}, voici ce que j’apporte, exemples à l’appui.",
      "Le poste de {role} proposé par {company} demande un travail dont je peux donner des preuves.",
      "Vous recrutez pour le poste de {role} : je préfère laisser parler mon travail.",
      "Je souhaite travailler pour {company} au poste de {role}, et mes exemples sont vérifiables.",
      "Mon travail répond à ce que demande votre poste de {role}.",
      "Pour le poste que vous proposez, voici ce que j’apporte, exemples à l’appui.",
    ],
  },
  unsolicited: {
    plain: [
      "Je me permets de vous demander si {company} prévoit une ouverture de poste de {role}.",
      "Je vous adresse une candidature spontanée ; mon CV est joint à cette lettre.",
    ],
    warm: [
      "Vous n’avez pas publié d’annonce, et je me permets pourtant de me présenter à {company}.",
      "Même sans annonce de votre part, je me permets de me présenter à vous.",
    ],
    confident: [
      "Je m’adresse directement à {company}, car mon travail peut vous être utile avant toute annonce.",
      "Je m’adresse directement à vous, car mon travail peut vous être utile avant toute annonce.",
    ],
  },
  internal: {
    plain: [
      "Je vous adresse ma candidature interne au poste de {role}.",
      "Je vous adresse ma candidature au poste ouvert en interne.",
    ],
    warm: [
      "J’ai lu avec plaisir que le poste de {role} s’ouvre en interne, et je souhaite m’y présenter.",
      "J’ai lu avec plaisir qu’un poste s’ouvre en interne, et je souhaite m’y présenter.",
    ],
    confident: [
      "Pour le poste de {role} ouvert en interne, je peux montrer un travail que chacun ici peut vérifier.",
      "Pour le poste ouvert en interne, je peux montrer un travail que chacun ici peut vérifier.",
    ],
  },
  "follow-up": {
    plain: [
      "J’ai récemment postulé au poste de {role} et je souhaite savoir où en est ma candidature.",
      "Je vous écris au sujet de ma candidature au poste de {role} et vous remercie de me dire où elle en est.",
      "Je vous écris au sujet de ma candidature et vous remercie de me dire où elle en est.",
    ],
    warm: [
      "Choisir demande du temps, je le sais bien ; puis-je vous demander où en est ma candidature au poste de {role} ?",
      "J’espère que vous allez bien ; puis-je vous demander où en est ma candidature ?",
    ],
    confident: [
      "Mon intérêt pour le poste de {role} reste entier ; quelle est la prochaine étape ?",
      "Mon intérêt pour votre poste reste entier ; quelle est la prochaine étape ?",
    ],
  },
  "thank-you": {
    plain: [
      "Je vous remercie de notre entretien au sujet du poste de {role}.",
      "Je vous remercie du temps que vous m’avez accordé lors de notre entretien.",
    ],
    warm: [
      "Merci beaucoup de votre accueil et de notre échange au sujet du poste de {role}.",
      "Ce fut un plaisir de vous rencontrer et d’échanger avec vous.",
    ],
    confident: [
      "Notre entretien a confirmé mon intérêt pour le poste de {role} ; je vous en remercie.",
      "Après notre entretien, ma décision est claire : je souhaite prendre ce poste.",
    ],
  },
  accept: {
    plain: [
      "J’accepte votre proposition pour le poste de {role}.",
      "Je vous remercie de votre proposition, que j’accepte.",
    ],
    warm: [
      "C’est avec grand plaisir que j’accepte votre proposition pour le poste de {role}.",
      "C’est avec grand plaisir que j’accepte votre proposition.",
    ],
    confident: [
      "Ma réponse est oui : j’accepte le poste de {role}.",
      "Ma réponse à votre proposition est oui.",
    ],
  },
  decline: {
    plain: [
      "Je vous remercie de m’avoir proposé le poste de {role}. Après réflexion, j’ai décidé de ne pas donner suite.",
      "Je vous remercie de votre proposition. Après réflexion, j’ai décidé de ne pas donner suite.",
    ],
    warm: [
      "Merci beaucoup de m’avoir proposé le poste de {role} et de votre confiance. La décision n’a pas été facile, mais je ne donnerai pas suite.",
      "Merci beaucoup de votre proposition et de votre confiance. La décision n’a pas été facile, mais je ne donnerai pas suite.",
    ],
    confident: [
      "J’ai pesé avec soin votre proposition pour le poste de {role}, et je ne l’accepte pas.",
      "J’ai pesé avec soin votre proposition, et je ne l’accepte pas.",
    ],
  },
  withdraw: {
    plain: ["Je souhaite retirer ma candidature au poste de {role}.", "Je souhaite retirer ma candidature."],
    warm: [
      "Merci d’avoir étudié ma candidature au poste de {role} ; après réflexion, je souhaite la retirer.",
      "Merci d’avoir étudié ma candidature ; après réflexion, je souhaite la retirer.",
    ],
    confident: [
      "Je vous prie de ne plus tenir compte de ma candidature au poste de {role} : je la retire.",
      "Je vous prie de ne plus tenir compte de ma candidature : je la retire.",
    ],
  },
  resign: {
    plain: [
      "Par la présente, je vous informe de ma décision de démissionner de mes fonctions, dans le respect de mon préavis.",
      "Je vous informe par cette lettre de ma démission.",
    ],
    warm: [
      "Après mûre réflexion, j’ai pris la décision de partir et vous présente ma démission, dans le respect de mon préavis.",
      "Ce n’est pas sans regret que je vous présente ma démission.",
    ],
    confident: [
      "J’ai choisi une nouvelle voie et vous présente ma démission, dans le respect de mon préavis.",
      "Je vous présente ma démission.",
    ],
  },
};
