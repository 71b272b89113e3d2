import type { AnswerSet } from "../answer-set.ts";

/** Pairs of our own, the weaker first, written by somebody who had not read the scorer. */
export const frenchPairs: readonly AnswerSet[] = [
  {
    question: "angry-customer",
    trade: "Guichetière de gare",
    answers: [
      "Les clients en colère, j'en vois tous les jours, il ne faut pas le prendre pour soi. Je garde toujours le sourire et je reste professionnelle. En général les gens veulent juste être écoutés. Avec de la patience et de l'empathie, on arrive à tout. C'est une question de caractère, et moi j'ai un caractère très calme.",
      "En février, un homme a jeté son billet sur le comptoir : son train était supprimé et il allait à un enterrement. Je lui ai demandé à quelle heure il devait y être. J'ai trouvé un car à 11 h 20 et j'ai appelé le chauffeur pour qu'il attende. Il est arrivé dix minutes avant la cérémonie.",
    ],
  },
  {
    question: "own-mistake",
    trade: "Pharmacienne",
    answers: [
      "Mon erreur a été de faire trop confiance à une stagiaire. Elle avait mal rangé les boîtes et, forcément, un client a reçu le mauvais dosage. J'ai dû tout reprendre derrière elle et m'expliquer avec le médecin, alors que je n'y étais pour rien. Depuis, je vérifie toujours le travail des autres, parce qu'on ne peut compter que sur soi-même.",
      "J'ai délivré du 50 mg au lieu du 25 à une dame de 81 ans. Je l'ai vu le soir en refaisant les ordonnances. Je l'ai appelée tout de suite : elle n'avait pris qu'un comprimé. J'ai prévenu son médecin et je suis allée échanger la boîte. Depuis, je lis le dosage à voix haute avec une collègue.",
    ],
  },
  {
    question: "missed-deadline",
    trade: "Relieur",
    answers: [
      "Franchement, je respecte toujours les délais.",
      "Je devais rendre 40 registres un vendredi. Le lundi, la colle commandée n'était pas là et j'ai compté : il m'en manquerait douze. J'ai téléphoné à la mairie le jour même, je leur ai demandé lesquels étaient urgents et j'ai livré ceux-là à l'heure. Les douze autres sont partis le mercredi suivant. Maintenant, je commande la colle trois semaines avant.",
    ],
  },
  {
    question: "shortcut-seen",
    trade: "Cariste",
    answers: [
      "Cela dépend du contexte. Un collègue expérimenté sait souvent ce qu'il fait, et je ne voudrais pas passer pour un donneur de leçons. La sécurité est bien sûr une priorité absolue pour moi et pour toute l'entreprise. J'essaierais peut-être d'en parler plus tard, au bon moment, ou de le signaler à quelqu'un si cela se répète trop souvent.",
      "Je lui ferais signe de s'arrêter tout de suite. Puis j'irais lui dire ce que j'ai vu : les fourches levées avec quelqu'un dessous. Je l'aiderais à finir dans les règles, parce que souvent c'est le temps qui manque. S'il recommence, j'en parlerais au chef d'équipe, et je le préviendrais avant.",
    ],
  },
  {
    question: "said-stop",
    trade: "Élagueur",
    answers: [
      "Une fois il y avait du danger sur un chantier, alors on a tout arrêté. L'équipe a bien réagi et il n'est rien arrivé. Ensuite on a repris le travail.",
      "En octobre, nous devions abattre un peuplier près d'une école. En montant, j'ai entendu le tronc sonner creux et j'ai vu un champignon au pied. Je suis redescendu et j'ai dit non à la corde. J'ai fait venir une nacelle, qui est arrivée deux heures après. Le tronc s'est ouvert pendant la coupe ; personne n'était dessous.",
    ],
  },
  {
    question: "learned-fast",
    trade: "Secrétaire médicale",
    answers: [
      "J'apprends très vite, c'est un de mes points forts. À l'école déjà, je retenais tout sans effort. Les nouveaux logiciels ne me font pas peur, je clique partout et je finis par comprendre. Aujourd'hui il faut savoir s'adapter, le monde change sans arrêt. Mes collègues viennent souvent me demander de l'aide parce que j'ai un vrai feeling avec l'informatique.",
      "Quand notre cabinet a changé de logiciel, j'ai eu quatre jours avant l'ouverture. J'ai saisi le soir 30 faux patients, avec toutes les erreurs que je pouvais imaginer, et j'ai noté ce qui bloquait. Le lundi, nous avons eu 18 minutes de retard au lieu d'une matinée. Les deux autres secrétaires utilisent encore mes notes.",
    ],
  },
  {
    question: "why-this-work",
    trade: "Aide à domicile",
    answers: [
      "Parce que j'aime aider les gens et que je suis quelqu'un d'humain.",
      "J'ai gardé ma grand-mère pendant trois ans. Le jour où elle a remis ses boucles d'oreilles toute seule, j'ai compris que laisser faire demande plus de temps que faire à la place, et que ce temps-là me plaît. J'ai quitté la vente pour passer le diplôme. Votre service donne une heure par visite au lieu de trente minutes, c'est pour cela que je viens chez vous.",
    ],
  },
  {
    question: "weakness",
    trade: "Graphiste",
    answers: [
      "Mon plus grand défaut, c'est d'être perfectionniste. Je ne supporte pas de rendre un travail qui ne soit pas impeccable, et je suis parfois trop exigeante avec moi-même. On me dit que je travaille trop. Mais au fond, je pense que c'est plutôt une qualité, parce que le client est toujours content du résultat à la fin.",
      "Je parle mal devant plus de cinq personnes : je lis mes diapositives. En mars, un client me l'a dit. Depuis, je présente tous les vendredis un projet à l'équipe, debout et sans notes, cinq minutes. J'en suis à la quatorzième fois, et je tiens maintenant sans regarder l'écran.",
    ],
  },
  {
    question: "two-quarrel",
    trade: "Chef d'atelier",
    answers: [
      "Je leur dirais que nous ne sommes pas à la maternelle et qu'ils doivent se comporter en adultes. Les histoires personnelles restent à la maison. Celui qui n'est pas content peut partir, il y en a d'autres qui attendent. Une équipe, cela marche à la discipline. D'expérience, ce genre de choses se calme tout seul après quelques jours.",
      "Je verrais d'abord chacun seul, pour savoir ce qui s'est passé et quand. Je les séparerais deux semaines, parce que l'atelier doit tourner, en annonçant la date de fin. Ensuite je les réunirais et je demanderais à chacun ce qu'il attend de l'autre. Nous écririons deux règles et je les reverrais après un mois.",
    ],
  },
  {
    question: "explain-layperson",
    trade: "Garagiste",
    answers: [
      "J'explique tous les jours des choses à des clients qui n'y connaissent rien. Il faut rester simple et éviter les mots compliqués. Je répète jusqu'à ce qu'ils soient d'accord.",
      "Une jeune conductrice ne comprenait pas pourquoi changer une courroie qui n'était pas cassée. J'ai posé sur le comptoir une courroie neuve et une de 120 000 kilomètres, et je lui ai demandé de les plier. La vieille a craqué dans ses doigts. Puis je lui ai montré la soupape que la courroie retient. Elle l'a expliqué elle-même à son père au téléphone et a fait faire le travail.",
    ],
  },
  {
    question: "pay-range",
    trade: "Magasinier",
    answers: [
      "L'argent n'est pas le plus important pour moi, je m'adapterai à ce que vous proposez. Ce qui compte, c'est l'ambiance et l'intérêt du travail. Je suis sûr que nous trouverons un accord et que vous saurez reconnaître ma valeur.",
      "Je vise 2 150 euros brut par mois pour 35 heures. Les annonces de la région pour un magasinier avec le CACES 3 vont de 1 950 à 2 300, et j'ai cinq ans d'expérience, dont deux d'inventaire. Si les primes de nuit existent, je peux discuter du fixe.",
    ],
  },
  {
    question: "why-leave",
    trade: "Serveur",
    answers: [
      "Mon patron est invivable, il crie et il a ses chouchous. Les plannings changent tout le temps et les collègues parlent dans le dos. J'ai tout donné pendant cinq ans et on ne m'a jamais dit merci. À un moment, il faut penser à soi. On m'a dit que chez vous l'ambiance était bien meilleure, alors je tente ma chance.",
      "En cinq ans, j'ai fait la salle, le bar et les commandes, mais la maison a huit tables et pas de poste de chef de rang. Vous en cherchez un pour quarante couverts avec une vraie carte des vins. C'est ce que je veux apprendre maintenant.",
    ],
  },
  {
    question: "bad-news",
    trade: "Conseiller de vente",
    answers: [
      "Dans ce métier, cela arrive souvent. On s'y habitue avec le temps.",
      "En juin, la cuisine d'un couple est arrivée avec un plan de travail fendu, trois jours avant la naissance de leur fille. Je suis allé chez eux au lieu d'appeler. J'ai dit dans la première phrase que la cuisine ne serait pas prête, puis je les ai laissés parler. J'avais réservé un plan provisoire pour le lendemain. Le définitif a été posé seize jours plus tard, et nous avons offert la pose.",
    ],
  },
  {
    question: "disagree-boss",
    trade: "Horticultrice",
    answers: [
      "Bien sûr qu'on n'est pas toujours d'accord avec son chef. Mais c'est lui qui décide, il est payé pour cela. Je donne mon avis quand on me le demande et pour le reste je fais mon travail. Les disputes n'apportent rien à personne, et il faut pouvoir se regarder le lendemain. La loyauté est une valeur importante à mes yeux.",
      "Mon chef voulait arroser les serres à midi. Je pensais que nous brûlions les feuilles. Je lui ai proposé deux rangées d'essai, l'une à midi, l'autre à six heures, pendant trois semaines. Il a compté lui-même : 41 plants tachés contre 6. Depuis, nous arrosons le matin.",
    ],
  },
  {
    question: "too-many-tasks",
    trade: "Comptable",
    answers: [
      "Ces semaines-là, on reste plus tard et on fait les choses l'une après l'autre. Je résiste bien au stress.",
      "Fin janvier, j'avais la TVA, le bilan et deux contrôles la même semaine. J'ai mis une date et une pénalité en face de chaque dossier : la TVA coûtait cher le 24, le bilan rien avant mars. J'ai dit au directeur le lundi que le bilan attendrait, et il a prévenu la banque. La TVA est partie le 23, les contrôles se sont passés à l'heure, le bilan dix jours après.",
    ],
  },
  {
    question: "teach-your-craft",
    trade: "Fromagère",
    answers: [
      "Le fromage, c'est un savoir-faire qu'on a dans le sang. Du lait, du sel, du temps, et surtout beaucoup d'amour. Chaque jour est différent, et après vingt ans on sent les choses avec les mains. Les industriels ne pourront jamais faire cela, c'est pour cette raison que les clients viennent chez nous. Il faut aussi aimer se lever tôt.",
      "Je prends d'abord la température et l'acidité du lait : 33 degrés, 18 Dornic, sinon j'attends. J'emprésure à 25 ml pour 100 litres, et au bout de 40 minutes je coupe en grains de noisette, parce que plus petit sèche trop. Je brasse dix minutes, je moule, je retourne trois fois dans la journée. Le lendemain je sale, et je pèse chaque pièce pour vérifier l'égouttage.",
    ],
  },
  {
    question: "food-allergy",
    trade: "Cuisinier",
    answers: [
      "Nous faisons très attention, c'est la loi. La salle prévient la cuisine et on enlève l'ingrédient. Chez nous il ne s'est jamais rien passé, parce que tout le monde est au courant et reste vigilant.",
      "La salle écrit l'allergie en rouge et l'annonce, je la répète. Je regarde dans le classeur quelles sauces en contiennent, et si j'ai un doute je change de plat. Ensuite : planche propre, couteau propre, poêle à part, mains lavées, parce que des traces suffisent. L'assiette part seule avec un drapeau, et celui qui la porte redit au client ce qui a été retiré.",
    ],
  },
  {
    question: "clean-mixed-products",
    trade: "Agent d'entretien",
    answers: [
      "Il ne faut pas mélanger les produits, c'est écrit sur toutes les bouteilles et tout le monde le sait. Je travaille dans le nettoyage depuis longtemps et je n'ai jamais eu d'accident. L'essentiel est de travailler proprement et de faire attention à sa santé. Je mets toujours des gants aussi. Il n'y a pas grand-chose d'autre à savoir.",
      "Jamais la javel avec un détartrant acide : il se forme du chlore. Ni avec l'ammoniaque. Je garde les acides sur le chariot rouge et la javel dans l'armoire, dans leur bouteille d'origine. Entre les deux, je rince à grande eau et j'aère.",
    ],
  },
  {
    question: "sales-till-difference",
    trade: "Caissier",
    answers: [
      "Je recompte et je le note.",
      "Je recompte d'abord moi-même, les billets avant les pièces, puis un collègue recompte. Si l'écart reste, je reprends les annulations et les tickets de carte, parce que c'est là qu'on trouve le plus de doublons. Si je ne trouve rien, j'écris le montant, l'heure et les deux noms dans le cahier et je préviens la responsable le soir même. Je n'ajoute jamais de ma poche, sinon personne ne verrait que cela se répète.",
    ],
  },
  {
    question: "health-needle-injury",
    trade: "Infirmier",
    answers: [
      "Heureusement, cela ne m'est jamais arrivé, parce que je suis très prudent et que je porte toujours des gants. Si cela arrivait, je garderais mon calme et je soignerais la plaie. Après, il faut le déclarer, il y a un formulaire pour cela. L'important est de ne pas paniquer, le risque d'être contaminé est vraiment très faible.",
      "Je poserais l'aiguille, je laverais à l'eau et au savon, puis je laisserais tremper cinq minutes dans le dakin. Je passerais le relais et j'irais aux urgences dans l'heure, car le traitement contre le VIH doit commencer avant quatre heures. On demanderait l'accord du patient pour une prise de sang. Ensuite je ferais la déclaration d'accident sous 24 heures et je noterais les contrôles à six semaines et trois mois.",
    ],
  },
];
