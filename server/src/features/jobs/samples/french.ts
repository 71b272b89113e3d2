import type { SamplePosting } from "./sample.ts";

export const frenchSamples: readonly SamplePosting[] = [
  {
    id: "fr-infirmier",
    title: "Infirmier / Infirmière",
    company: "Clinique des Songes",
    location: "Lyon, France",
    salary: "Mensuel de 2 350,00 € à 2 800,00 € sur 12 mois",
    type: "full-time",
    daysAgo: 1,
    description:
      "Vous rejoignez un service de chirurgie de 24 lits, en équipe de jour.\n\n- soins aux patients et administration des médicaments\n- soins des plaies, prise de sang, hygiène hospitalière\n- encadrement d'une élève par semestre\n\nDiplôme d'État requis. Planning connu deux mois à l'avance, crèche partenaire.",
  },
  {
    id: "fr-soudeur",
    title: "Soudeur / Soudeuse TIG",
    company: "Ateliers de la Chimère",
    location: "Nantes, France",
    salary: "14 € à 17 € de l'heure",
    type: "full-time",
    daysAgo: 4,
    description:
      "Petites séries pour la construction navale.\n\n- soudure TIG sur inox et aluminium\n- lecture de plans et contrôle qualité\n- CACES apprécié, formation payée\n\nSemaine de quatre jours et demi, vestiaires neufs, mutuelle prise en charge.",
  },
  {
    id: "fr-electricien",
    title: "Électricien / Électricienne du bâtiment",
    company: "Lumières d'Ailleurs",
    location: "Toulouse, France",
    salary: "24 000 € - 29 000 € brut annuel",
    type: "full-time",
    daysAgo: 6,
    description:
      "Rénovation de logements sociaux, toujours à deux.\n\n- installation électrique et mise aux normes\n- dépannage et maintenance préventive\n- sécurité au travail : on en parle chaque lundi\n\nCAP ou expérience, permis B. Camionnette fournie.",
  },
  {
    id: "fr-professeur",
    title: "Professeur·e de mathématiques",
    company: "Lycée de l'Île Inventée",
    location: "Rennes, France",
    salary: "Annuel de 27000 Euros à 34000 Euros",
    type: "full-time",
    daysAgo: 8,
    description:
      "Deux classes de seconde et une terminale, dix-huit heures par semaine.\n\n- préparation des cours en équipe\n- gestion de classe et inclusion scolaire\n- un club de jeux, si le cœur vous en dit\n\nMaster et goût du tableau noir. Poste à l'année.",
  },
  {
    id: "fr-boulanger",
    title: "Boulanger / Boulangère",
    company: "Le Pain Qui Rêve",
    location: "Strasbourg, France",
    salary: "2 050 € brut par mois",
    type: "full-time",
    daysAgo: 0,
    description:
      "Fournil ouvert sur la boutique, levain naturel, début à quatre heures.\n\n- boulangerie et viennoiserie maison\n- hygiène alimentaire (HACCP)\n- inventaire le samedi\n\nCAP demandé. Fermé le dimanche, deux semaines de congé à Noël.",
  },
  {
    id: "fr-chauffeur",
    title: "Conducteur / Conductrice poids lourd",
    company: "Transports Nulle Part",
    location: "Lille, France",
    salary: "2 200 € - 2 500 € par mois",
    type: "full-time",
    daysAgo: 3,
    description:
      "Tournées régionales, retour au dépôt chaque soir.\n\n- poids lourd, permis C et FIMO\n- livraison au quai, préparation de commandes à l'occasion\n- relation client souriante\n\nCamions récents, heures supplémentaires payées ou rendues, au choix.",
  },
  {
    id: "fr-vendeur",
    title: "Vendeur / Vendeuse en librairie",
    company: "Librairie du Point-Virgule",
    location: "Bordeaux, France",
    salary: "12,10 € brut de l'heure",
    type: "part-time",
    daysAgo: 2,
    description:
      "Vingt-quatre heures par semaine, rayon jeunesse.\n\n- vente, conseil et encaissement\n- mise en rayon et gestion des stocks\n- une lecture publique par mois\n\nVous lisez beaucoup et vous aimez le dire. Samedi travaillé, lundi libre.",
  },
  {
    id: "fr-developpeuse",
    title: "Développeur / Développeuse Python",
    company: "Nuages et Fils",
    location: "Télétravail, France",
    remote: true,
    salary: "38-48 k€",
    type: "full-time",
    daysAgo: 1,
    description:
      "Un logiciel de gestion de l'eau pour les communes.\n\n- Python, PostgreSQL et un peu de React\n- Docker et intégration continue\n- analyse de données avec les techniciens des réseaux\n\nTélétravail complet, matériel fourni, une rencontre par trimestre à Clermont-Ferrand.",
  },
  {
    id: "fr-comptable",
    title: "Comptable",
    company: "Cabinet Zéro Virgule Un",
    location: "Paris, France",
    salary: "34 000 € à 39 000 € par an",
    type: "full-time",
    daysAgo: 10,
    description:
      "Portefeuille de quarante artisans, à l'année.\n\n- tenue des comptes, paie et fiscalité\n- reporting financier simple et clair\n- Excel, et l'écoute\n\nDCG ou équivalent. Deux jours de télétravail par semaine.",
  },
  {
    id: "fr-aide-soignant",
    title: "Aide-soignant / Aide-soignante",
    company: "Résidence des Belles Histoires",
    location: "Marseille, France",
    salary: "1 950 € par mois",
    type: "part-time",
    daysAgo: 5,
    description:
      "Petite maison de retraite face au parc, équipe stable.\n\n- aide à la toilette et aux repas\n- soins aux patients atteints de démence\n- premiers secours, formation offerte\n\nTemps partiel à 80 %, un week-end sur trois.",
  },
  {
    id: "fr-menuisier",
    title: "Menuisier / Menuisière",
    company: "Copeaux & Chimères",
    location: "Genève, Suisse",
    salary: "CHF 5'200 - 6'000 par mois x 13",
    type: "full-time",
    daysAgo: 9,
    description:
      "Agencement sur mesure en bois du pays.\n\n- menuiserie, de l'atelier à la pose\n- lecture de plans, machines CNC\n- contrôle qualité par vous-même\n\nCFC ou équivalent. Permis de travail suisse ou européen.",
  },
  {
    id: "fr-graphiste",
    title: "Stage - Graphiste",
    company: "Studio Virgule Flottante",
    location: "Bruxelles, Belgique",
    salary: "900 € par mois",
    type: "internship",
    daysAgo: 7,
    description:
      "Six mois dans un studio de trois personnes, stage rémunéré.\n\n- affiches et livres : InDesign, Illustrator\n- photographie et montage vidéo\n- réseaux sociaux d'un festival de contes\n\nÉcole d'art en cours. Vos essais ratés nous intéressent aussi.",
  },
];
