import type { AnswerSet } from "../answer-set.ts";

/** Four answers each; the two weakest differ in what they contain, not in how long they are. */
export const frenchNeighbours: readonly AnswerSet[] = [
  {
    question: "mgmt-cut-budget",
    trade: "department head",
    answers: [
      "Réduire un budget, tout le monde connaît ça. L'essentiel, c'est de rester positif et de communiquer.",
      "Une fois, on m'a enlevé dix pour cent. J'ai supprimé deux abonnements et gardé les salaires.",
      "L'an dernier, j'ai dû retirer 20 000 euros au budget de mon service. J'ai annulé un salon et repoussé l'achat de deux machines, mais j'ai gardé la formation, parce que nous avions trois débutants. Nous avons tenu le budget.",
      "En septembre 2022, la direction m'a demandé de réduire de 15 % le budget de l'atelier, soit 60 000 euros, en trois semaines. J'ai repris toutes les factures de l'année et je les ai classées selon ce qui se passerait si on arrêtait. J'ai résilié un contrat de nettoyage que nous payions deux fois, j'ai renégocié les transports et j'ai repoussé la peinture du hall. J'ai épargné l'entretien des presses, parce qu'une seule panne coûtait 9 000 euros, et j'ai expliqué ce choix à l'équipe, chiffres en main. Nous avons économisé 63 000 euros sans aucune panne de plus, et personne n'a perdu son poste.",
    ],
  },
  {
    question: "social-child-at-risk",
    trade: "youth worker",
    answers: [
      "C'est toujours très délicat. Les enfants inventent parfois, alors il faut voir au cas par cas.",
      "Je l'écouterais, et je lui dirais que je ne peux pas garder ce secret.",
      "Je l'écouterais sans poser trop de questions, et je lui expliquerais que je dois en parler pour le protéger. Ensuite, je noterais ses mots exacts et je préviendrais ma responsable le jour même. Si le danger était immédiat, j'appellerais le 119.",
      "D'abord, je l'écouterais au calme, sans l'interroger, et je le remercierais de m'en parler. Je ne lui promettrais pas le secret : je lui dirais que certaines choses, je dois les partager pour qu'il soit en sécurité, et avec qui. Juste après, je noterais ses paroles mot pour mot, avec la date et l'heure, sans mon interprétation. Je vérifierais s'il peut rentrer ce soir sans danger : si ce n'est pas le cas, j'appellerais le 119 ou la police avant son départ. Sinon, je préviendrais ma responsable dans l'heure et nous rédigerions ensemble l'information préoccupante. Je n'appellerais pas les parents moi-même, parce que cela pourrait le mettre en danger. Le lendemain, je retournerais le voir pour qu'il ne croie pas que tout s'est arrêté là.",
    ],
  },
  {
    question: "changing-trade",
    trade: "baker who becomes a carer",
    answers: [
      "J'aime le changement et je suis quelqu'un de très motivé. Je m'adapte partout, c'est ma force.",
      "Je viens de la boulangerie. J'apporte l'habitude de me lever tôt, et je laisse volontiers la farine.",
      "Pendant dix ans, j'ai été boulanger. J'apporte la rigueur de l'hygiène et l'habitude de travailler debout et tôt. Je laisse volontiers le travail seul la nuit, parce que ce que j'aimais le plus, c'était les clients âgés du matin.",
      "J'ai été boulanger pendant douze ans, dont cinq à mon compte. J'apporte trois choses : l'hygiène, car j'ai passé quatre contrôles sans une remarque ; l'organisation, parce que 400 pains devaient sortir à six heures ; et le contact, car je livrais chaque matin une résidence de 30 personnes âgées. C'est là que j'ai compris ce que je voulais faire : une dame ne mangeait plus, je suis resté dix minutes avec elle chaque jour, et elle s'est remise à manger. J'ai fait deux semaines de stage dans cette résidence en mai, toilettes et repas compris, et je commence la formation d'aide-soignant en janvier. Je laisse volontiers les nuits seul devant le four, parce que je veux travailler avec des gens.",
    ],
  },
];

/** Not opened before the scorer was changed for those above. */
export const frenchNeighboursKept: readonly AnswerSet[] = [
  {
    question: "sci-result-unexpected",
    trade: "research assistant",
    answers: [
      "En science, il y a toujours des surprises. C'est ce qui fait la beauté du métier, je trouve.",
      "Un jour, une mesure était deux fois trop grande. J'ai refait la mesure et c'était pareil.",
      "L'année dernière, un de nos échantillons donnait un rendement de 95 %, alors que nous attendions 60. J'ai d'abord vérifié la balance, puis j'ai répété l'essai avec un autre lot. Le résultat est resté, et nous l'avons publié dans le rapport.",
      "En février 2023, pendant mon contrat au laboratoire, une souche a poussé trois fois plus vite que prévu. Personne n'y croyait, moi non plus. J'ai d'abord cherché l'erreur chez moi : j'ai repris mon cahier, recalculé les dilutions et vérifié l'étuve, qui indiquait bien 37 degrés. Ensuite, j'ai répété l'essai trois fois, avec un témoin, et j'ai demandé à une collègue de le faire sans savoir quel tube était lequel. Elle a trouvé le même écart. J'ai fini par séquencer la souche et j'ai découvert une contamination par une autre bactérie. Le résultat était donc faux, mais nous l'avons su avant la publication, et depuis nous contrôlons chaque souche à la réception.",
    ],
  },
  {
    question: "biz-numbers-disagree",
    trade: "management accountant",
    answers: [
      "Des écarts, il y en a toujours dans les chiffres. Avec l'expérience, on les sent tout de suite.",
      "Je compare les deux rapports ligne par ligne jusqu'à ce que je trouve la différence.",
      "Je regarde d'abord si les deux rapports couvrent les mêmes dates et le même périmètre. Ensuite, je compare les totaux par compte, et je descends seulement là où il y a un écart. Souvent, c'est une facture comptée dans un mois et pas dans l'autre.",
      "D'abord, je vérifie que les deux rapports parlent de la même chose : mêmes dates, mêmes sociétés, hors taxes ou TTC, et à quelle heure chacun a été extrait. Ensuite, je calcule l'écart exact, par exemple 4 320 euros, et je cherche ce montant, sa moitié et un multiple de 9, parce qu'un chiffre inversé donne toujours un multiple de 9. Si je ne trouve rien, je compare les totaux par compte, puis par jour, et je ne descends que dans la ligne qui diffère. Je contrôle alors les pièces : facture à cheval sur deux mois, avoir saisi deux fois, taux de change. Enfin, je corrige à la source, je refais les deux rapports pour vérifier que l'écart est de zéro, et j'ajoute ce contrôle à la clôture.",
    ],
  },
  {
    question: "three-years",
    trade: "electrician",
    answers: [
      "Dans trois ans, on verra bien. La vie est pleine de surprises et je suis ouvert à tout.",
      "Dans trois ans, j'aimerais être chef d'équipe, parce que j'aime organiser.",
      "Dans trois ans, j'aimerais diriger de petits chantiers seul. Je prépare déjà l'habilitation pour les bornes de recharge, parce que la demande monte. J'aimerais aussi former un apprenti, comme on l'a fait avec moi.",
      "Dans trois ans, j'aimerais conduire seul des chantiers de dix à vingt logements, du devis à la réception. Aujourd'hui, je gère déjà les commandes de mon équipe de quatre, et l'an dernier j'ai terminé deux maisons sans aucune réserve. Il me manque deux choses : le métré, que j'apprends le soir depuis janvier avec le conducteur de travaux, et l'habilitation pour les bornes de recharge, que je passe en mars. Je ne vise pas le bureau, parce que j'aime voir le tableau fonctionner à la fin de la journée. Et comme j'ai appris avec un ancien qui prenait le temps, j'aimerais avoir un apprenti à mon tour.",
    ],
  },
];
