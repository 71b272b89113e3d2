import type { AnswerSet } from "../answer-set.ts";

/** Answers of our own, the weakest of each question first. */
export const frenchAnswers: readonly AnswerSet[] = [
  {
    question: "explain-layperson",
    trade: "technicien de support informatique",
    answers: [
      "Je ne sais pas, les gens ne comprennent jamais rien à l'informatique.",
      "J'ai un très bon relationnel et je suis très pédagogue. J'explique toujours les choses avec patience et bienveillance, parce que pour moi la communication est essentielle. Les utilisateurs m'apprécient beaucoup et je m'adapte à tout le monde.",
      "Dans mon ancien poste, on a changé la messagerie et les secrétaires avaient du mal. On leur a montré comment faire et ça s'est bien passé après quelques jours.",
      "L'an dernier, dans une mairie, j'ai expliqué la double authentification à une secrétaire qui en avait peur. J'ai pris l'exemple d'un coffre à deux clés et j'ai dessiné les deux étapes sur une feuille. Je lui ai demandé de le faire elle-même devant moi. Elle l'a compris tout de suite et elle l'a ensuite montré à ses collègues.",
      "En septembre dernier, à la mairie de Tulle, soixante agents devaient passer à la double authentification et onze refusaient. J'ai commencé par Mme Roche, à l'accueil, qui n'avait jamais eu de téléphone intelligent. Je ne lui ai pas parlé de sécurité : j'ai pris ses deux clés, celle de la rue et celle du bureau, et je lui ai demandé pourquoi il y en avait deux. Elle a trouvé la réponse seule. J'ai dessiné les trois écrans sur une feuille, puis je l'ai laissée faire pendant que je gardais les mains dans le dos, et je lui ai demandé de me l'expliquer à son tour. Au deuxième essai, c'était bon. J'ai photocopié sa feuille pour les dix autres. En deux semaines, les soixante étaient passés, et les appels à ce sujet sont tombés de vingt-cinq à trois par semaine.",
    ],
  },
  {
    question: "missed-deadline",
    trade: "graphiste",
    answers: [
      "Je rends toujours tout à l'heure, ça ne m'est jamais arrivé.",
      "Les délais sont très importants dans mon métier. Je suis quelqu'un de très organisé et de rigoureux, je fais toujours des plannings et je m'y tiens. Si un client est pressé, je travaille le soir et le week-end, parce que la satisfaction du client passe avant tout.",
      "Une fois, une brochure est partie en retard à l'impression. Le client avait changé d'avis plusieurs fois. On a prévenu l'imprimeur et finalement ça s'est arrangé.",
      "Il y a deux ans, j'ai rendu un catalogue avec trois jours de retard. J'avais sous-estimé les photos à détourer. Quand je l'ai compris, j'ai appelé le client, je lui ai expliqué la raison et je lui ai proposé de livrer d'abord les pages du salon. Il a accepté. Depuis, je compte les photos avant de donner une date.",
      "Au printemps il y a deux ans, j'ai rendu un catalogue de 96 pages avec trois jours de retard. J'avais prévu deux jours pour les photos ; il y en avait 340 à détourer, pas 150. Je l'ai vu le mardi, six jours avant la date, en comptant ce qui restait. J'ai appelé la cliente le jour même, avec deux solutions : livrer les 24 pages du salon à l'heure et le reste le jeudi suivant, ou tout livrer avec des photos brutes. Elle a choisi la première. J'ai réservé un nouveau créneau chez l'imprimeur, négocié sans surcoût, et j'ai passé 80 photos à une indépendante à mes frais, 400 euros. Le salon a eu ses pages. Depuis, je compte les images avant de chiffrer et j'ajoute 20 % : sur les dix-sept travaux suivants, un seul a glissé, d'un jour.",
    ],
  },
  {
    question: "person-in-distress",
    trade: "aide à domicile",
    answers: [
      "Oui, souvent, c'est le métier.",
      "Je suis une personne très empathique et très à l'écoute. J'aime aider les autres, c'est ma vocation. Je traite toujours les personnes âgées avec beaucoup de respect et de douceur, et je pense que cela se sent.",
      "Une dame chez qui j'allais a perdu son mari. Elle était très triste et on a beaucoup parlé. La famille nous a remerciées après.",
      "L'hiver dernier, une dame de 84 ans que je suivais a perdu son mari et ne voulait plus se lever. Je me suis assise près d'elle, je l'ai laissée pleurer et je lui ai demandé de me parler de lui. Chaque jour, je lui ai proposé une petite chose, ouvrir les volets, préparer la soupe ensemble. J'ai prévenu ma responsable et sa fille. Au bout de quelques semaines, elle est ressortie au marché.",
      "En janvier dernier, Mme L., 84 ans, chez qui je venais cinq fois par semaine, a perdu son mari et a cessé de se lever et de manger. Le premier matin, je n'ai rien dit de ce qu'il fallait faire : je me suis assise au bord du lit, je lui ai tenu la main et je l'ai écoutée vingt minutes. J'ai remarqué qu'elle s'animait en parlant de son jardin. Chaque jour, je lui ai proposé un seul geste, d'abord ouvrir les volets, puis semer trois pots avec moi. J'ai noté ce qu'elle mangeait et j'ai appelé l'infirmière le troisième jour, car cela n'était plus de mon ressort, et sa fille, avec son accord. Elle avait perdu quatre kilos ; en six semaines, elle en a repris trois, et en mars elle est retournée seule au marché. J'ai demandé à ma responsable que la visite du matin reste la mienne.",
    ],
  },
  {
    question: "sales-too-expensive",
    trade: "commerciale",
    answers: [
      "Je lui ferais vingt pour cent aussi.",
      "Je suis une commerciale dans l'âme et je sais convaincre. Nos produits sont les meilleurs du marché et la qualité a un prix. J'ai un excellent contact avec mes clients et je ne lâche jamais rien.",
      "Je lui expliquerais que notre qualité est meilleure et que notre service est plus rapide. Et je ferais peut-être un petit geste.",
      "Je lui demanderais d'abord ce que l'offre du concurrent contient exactement, car souvent la livraison ou la garantie n'y est pas. Ensuite, je comparerais le coût total sur un an. S'il reste un écart, je proposerais un volume plus grand ou un délai plus long plutôt qu'une remise.",
      "Je ne parlerais pas de prix tout de suite. Je lui demanderais : qu'est-ce qui est compris dans leur offre, et qu'est-ce qui se passe chez vous quand une pièce manque un vendredi ? Parce que vingt pour cent sur le prix ne sont pas vingt pour cent sur le coût. Ensuite, je poserais les deux offres côte à côte sur une feuille : pièce, livraison, stock, garantie. Si, par exemple, un arrêt lui coûte 2 000 euros de l'heure, deux heures par an mangent déjà l'écart. S'il n'a pas ce problème, je lui dirais honnêtement que l'autre offre lui suffit peut-être, car un client déçu revient me coûter plus cher. Si l'intérêt est là mais que le budget bloque, j'échangerais : cinq pour cent contre un contrat de deux ans ou un paiement à quinze jours, jamais une remise seule. Ma limite serait fixée avant avec mon chef, huit pour cent. Je vérifierais à la fin : si ce point est réglé, signons-nous cette semaine ?",
    ],
  },
  {
    question: "prod-weld-check",
    trade: "soudeur",
    answers: [
      "Je nettoie un peu et je soude.",
      "Je suis soudeur depuis longtemps et je maîtrise tous les procédés. Pour moi la qualité est primordiale, je fais toujours un travail soigné et mes chefs ont toujours été contents de moi.",
      "Je meule les bords, je pointe et je soude. Après, je regarde si le cordon est régulier et sans trous.",
      "Je chanfreine les bords, je meule la rouille et la peinture et je dégraisse. Je règle l'écartement et je pointe. Je choisis l'électrode et l'intensité selon l'épaisseur. Après le soudage, je brosse et je contrôle à l'œil : caniveaux, porosités, pénétration. Sur les pièces importantes, on fait un ressuage.",
      "Je lis d'abord le mode opératoire : procédé, matière, préchauffage. Pour une tôle de 10 mm en S355, je chanfreine en V à 60 degrés, talon 2 mm, jeu 2 à 3 mm. Je meule à blanc sur 20 mm de chaque côté, parce que la calamine et la graisse font des porosités, puis je dégraisse. Je pointe tous les 150 mm et je vérifie l'équerrage, car ça tire. Je règle le MAG vers 200 A et 24 V et je fais un essai sur une chute de la même épaisseur. Racine, brossage, remplissage, et entre les passes je mesure moins de 250 degrés. Après refroidissement, je contrôle à l'œil et au calibre : gorge, caniveaux sous 0,5 mm, pas de cratère. L'aspect ne prouve pas la pénétration ; si la pièce porte, je demande ressuage ou ultrasons. Une fois, mon essai plié a cassé net : c'était un collage, j'étais 30 A trop bas. Sans essai, j'aurais livré douze poutres mauvaises.",
    ],
  },
  {
    question: "why-us",
    trade: "comptable",
    answers: [
      "J'ai envoyé beaucoup de candidatures et vous m'avez répondu.",
      "Votre entreprise est leader sur son marché et elle a une excellente réputation. Je suis motivé, dynamique et rigoureux, et je souhaite relever de nouveaux défis dans une structure en pleine croissance qui partage mes valeurs.",
      "Parce que vous êtes près de chez moi et que le poste correspond à mon diplôme. J'ai aussi vu sur votre site que vous avez une bonne ambiance.",
      "Parce que vous êtes une coopérative laitière et que je viens d'une famille d'éleveurs. J'ai tenu pendant trois ans la comptabilité d'un groupement agricole, donc je connais les avances et les paiements aux producteurs. Je voudrais travailler pour une maison qui appartient à ses adhérents.",
      "Parce que vous payez vos 420 producteurs tous les mois et que je sais ce que cela représente de l'autre côté : mes parents ont des vaches. J'ai lu votre rapport annuel : vous passez cette année à la facture électronique et vous regroupez deux sites. C'est ce que j'ai fait pendant trois ans au groupement de Figeac, où j'ai ramené la clôture de douze jours à six pour 180 adhérents. Je pense que je pourrais vous aider sur ce point dès les premiers mois, parce que les écarts viennent souvent des bons de collecte. Ce qui n'est pas clair pour moi, c'est si les deux sites gardent chacun leur logiciel. J'en ai aussi parlé avec une ancienne collègue qui travaille chez vous ; elle m'a dit que les comptables vont sur le terrain deux fois par an, et cela me plaît.",
    ],
  },
  {
    question: "changed-something",
    trade: "magasinier",
    heldOut: true,
    answers: [
      "Rien de spécial, j'ai fait mon travail.",
      "Je suis toujours force de proposition. J'ai beaucoup d'idées et j'aime améliorer les choses, parce que je suis quelqu'un de curieux et de proactif. Partout où je suis passé, on a apprécié mon esprit d'initiative.",
      "Dans mon dernier entrepôt, les palettes étaient mal rangées. On a tout réorganisé et maintenant c'est plus pratique pour tout le monde.",
      "Dans mon dernier entrepôt, on cherchait sans cesse les petites pièces. J'ai proposé de ranger les plus demandées près du quai. J'ai fait la liste des sorties d'un mois et j'ai déplacé les bacs un samedi avec un collègue. Depuis, on marche beaucoup moins et les commandes partent plus vite.",
      "Chez mon dernier employeur, un grossiste en plomberie, je marchais douze kilomètres par jour. J'ai relevé pendant un mois les sorties : 60 références sur 2 400 faisaient la moitié des lignes, et elles étaient au fond. J'ai dessiné un nouveau plan et je l'ai montré au chef, qui craignait une journée perdue. Je lui ai proposé un essai sur deux allées. Un samedi, avec un collègue, j'ai déplacé 30 bacs et collé des étiquettes de couleur. Après deux semaines, la préparation d'une commande était passée de onze à sept minutes sur ces allées. Le chef a donné son accord pour le reste. Aujourd'hui, on sort 90 commandes par jour au lieu de 65, à quatre comme avant, et le second dépôt a repris le plan.",
    ],
  },
  {
    question: "edu-parents-angry",
    trade: "professeure",
    heldOut: true,
    answers: [
      "Je leur dirais que c'est moi le professeur et que la note reste.",
      "Le dialogue avec les familles est très important. Je suis toujours ouverte et à l'écoute des parents, car l'éducation est une mission partagée. Je fais toujours mon possible pour que chaque élève progresse.",
      "Je leur demanderais de sortir et de prendre rendez-vous. Ensuite, je leur expliquerais la note.",
      "Je resterais calme et je leur proposerais de parler après le cours, parce que ce n'est pas bon devant les élèves. Je les écouterais d'abord. Ensuite, je leur montrerais la copie et les critères. Si j'ai fait une erreur, je corrigerais la note.",
      "D'abord, je protégerais l'élève et la classe : je dirais calmement que je vois que c'est important pour eux et que je leur donne vingt minutes après l'heure, dans une salle à côté. Je ne discuterais pas la note devant trente enfants, parce que leur fils serait le premier à en souffrir. Avant l'entretien, je reprendrais ses trois dernières copies et le barème. Je commencerais par écouter, puis je leur demanderais sur quel point précis la note leur semble injuste. Ensuite, je relirais une copie avec eux, critère par critère. Si je me suis trompée, je la corrigerais et je le dirais aussi à l'élève. Sinon, je l'expliquerais et je proposerais un travail ciblé sur deux points, avec une date. S'ils restaient en colère, je demanderais la présence de la direction à un second rendez-vous, car à deux on s'enferme. Je noterais l'essentiel et je les rappellerais trois semaines plus tard pour voir si les résultats ont bougé.",
    ],
  },
];
