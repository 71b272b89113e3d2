import { frenchCloses } from "./french-closes.ts";
import { frenchOpenings } from "./french-openings.ts";
import type { LetterPhrases } from "./letter-phrases.ts";

export const french: LetterPhrases = {
  openings: frenchOpenings,
  ...frenchCloses,
  agency: [
    "Je vous adresse ma candidature au poste de {role} que vous pourvoyez pour votre client.",
    "Merci de présenter à votre client ma candidature au poste de {role}.",
    "Je vous adresse ma candidature au poste que vous pourvoyez pour votre client.",
  ],
  present: [
    "Je travaille actuellement {at} comme {title}.",
    "J’occupe actuellement {at} le poste de {title}.",
    "J’exerce en ce moment {at} en tant que {title}.",
    "À ce jour, je travaille comme {title} {at}.",
  ],
  past: [
    "J’ai travaillé en dernier lieu {at} comme {title}.",
    "J’ai occupé en dernier lieu {at} le poste de {title}.",
    "J’ai exercé récemment {at} en tant que {title}.",
  ],
  years: [
    "Mon parcours compte {years} ans d’expérience professionnelle.",
    "J’apporte {years} ans d’expérience professionnelle.",
    "J’ai derrière moi {years} ans d’expérience professionnelle.",
    "Au total, mes postes représentent {years} ans d’expérience.",
  ],
  span: {
    before: [
      "De {from} à {to}, j’ai travaillé {at} comme {title}.",
      "Entre {from} et {to}, j’ai exercé {at} en tant que {title}.",
      "Mon passage {at} comme {title} a duré de {from} à {to}.",
    ],
    now: [
      "Depuis {from}, je travaille {at} comme {title}.",
      "J’exerce {at} en tant que {title} depuis {from}.",
      "Mon travail {at} comme {title} a commencé en {from}.",
    ],
  },
  leads: {
    plain: [
      "Vous recherchez une expérience en matière de {skill}.",
      "J’ai une expérience concrète en matière de {skill}.",
      "Votre annonce mentionne « {skill} » ; en voici un exemple dans mon travail.",
      "Votre annonce cite « {skill} » parmi ses critères.",
      "En matière de {skill}, mon parcours répond à votre demande.",
      "Sur le point « {skill} », je peux m’appuyer sur mon travail.",
    ],
    warm: [
      "Je vois que « {skill} » fait partie de vos attentes.",
      "Le point « {skill} » de votre annonce m’a fait penser à un exemple.",
      "Vous mentionnez « {skill} », et c’est un point sur lequel je réponds volontiers.",
      "En matière de {skill}, voici un exemple que je voudrais partager.",
      "Votre annonce parle de « {skill} » ; ce sujet fait aussi partie de mon travail.",
      "« {Skill} » : ce point de votre annonce m’a tout de suite parlé.",
    ],
    confident: [
      "Vous demandez « {skill} » : en voici la preuve.",
      "En matière de {skill}, les faits parlent.",
      "Pour « {skill} », je peux citer un cas précis.",
      "Au sujet de « {skill} », voici du concret.",
      "« {Skill} » : mon travail le montre.",
      "Sur le point « {skill} », vous pouvez compter sur moi.",
    ],
  },
  told: {
    past: {
      before: [
        "{At}, j’ai {told}.",
        "En tant que {title} {at}, j’ai {told}.",
        "Au cours de mon travail {at}, j’ai {told}.",
        "Pendant mon expérience {at}, j’ai {told}.",
        "Comme {title}, j’ai {told}.",
        "Dans un poste précédent, j’ai {told}.",
      ],
      now: [
        "{At}, j’ai {told}.",
        "En tant que {title} {at}, j’ai {told}.",
        "Au cours de mon travail {at}, j’ai {told}.",
        "Dans mon poste actuel {at}, j’ai {told}.",
        "Comme {title}, j’ai {told}.",
        "Dans mon poste actuel, j’ai {told}.",
      ],
    },
    base: {
      before: [
        "{At}, j’avais pour mission de {told}.",
        "En tant que {title} {at}, j’avais pour tâche de {told}.",
        "Comme {title}, ma mission était de {told}.",
        "Mon travail {at} consistait à {told}.",
        "Dans un poste précédent, j’avais pour mission de {told}.",
      ],
      now: [
        "{At}, j’ai pour mission de {told}.",
        "En tant que {title} {at}, j’ai pour tâche de {told}.",
        "Comme {title}, ma mission est de {told}.",
        "Mon travail {at} consiste à {told}.",
        "Dans mon poste actuel, j’ai pour mission de {told}.",
      ],
    },
    noun: {
      before: [
        "{At}, j’ai assuré {told}.",
        "En tant que {title} {at}, j’ai assuré {told}.",
        "Mon travail {at} comprenait {told}.",
        "Comme {title}, j’avais en charge {told}.",
        "Dans un poste précédent, j’ai assuré {told}.",
      ],
      now: [
        "{At}, j’assure {told}.",
        "En tant que {title} {at}, j’assure {told}.",
        "Mon travail {at} comprend {told}.",
        "Comme {title}, j’ai en charge {told}.",
        "Dans mon poste actuel, j’assure {told}.",
      ],
    },
    nouns: {
      before: [
        "Mes missions {at} : {told}.",
        "En tant que {title} {at}, j’avais pour missions : {told}.",
        "Mes missions dans un poste précédent : {told}.",
      ],
      now: [
        "Mes missions {at} : {told}.",
        "En tant que {title} {at}, j’ai pour missions : {told}.",
        "Mes missions actuelles : {told}.",
      ],
    },
    bare: {
      before: ["Parmi mes missions {at} : {told}.", "Autre volet de mon travail {at} : {told}."],
      now: ["Parmi mes missions {at} : {told}.", "Autre volet de mon travail {at} : {told}."],
    },
    whole: {
      before: [
        "En voici un exemple : {told}.",
        "Une expérience en témoigne : {told}.",
        "Je pense à ce cas : {told}.",
      ],
      now: [
        "En voici un exemple : {told}.",
        "Une expérience en témoigne : {told}.",
        "Je pense à ce cas : {told}.",
      ],
    },
    raw: {
      before: [
        "De mon passage {at}, je retiens ceci : « {told} ».",
        "De mon travail de {title} {at}, je retiens : « {told} ».",
        "Un exemple tiré de mon CV : « {told} ».",
      ],
      now: [
        "De mon travail {at}, je retiens ceci : « {told} ».",
        "De mon travail de {title} {at}, je retiens : « {told} ».",
        "Un exemple tiré de mon CV : « {told} ».",
      ],
    },
  },
  more: {
    past: {
      before: ["J’ai aussi {told}.", "Au même poste, j’ai {told}.", "J’ai par ailleurs {told}."],
      now: ["J’ai aussi {told}.", "J’ai par ailleurs {told}.", "Dans ce poste, j’ai {told}."],
    },
    base: {
      before: [
        "Il s’agissait aussi de {told}.",
        "Le poste consistait également à {told}.",
        "Une autre de mes tâches était de {told}.",
        "J’y avais également pour mission de {told}.",
      ],
      now: [
        "Il s’agit aussi de {told}.",
        "Le poste consiste également à {told}.",
        "Une autre de mes tâches est de {told}.",
        "J’y ai également pour mission de {told}.",
      ],
    },
    noun: {
      before: ["J’ai également assuré {told}.", "S’y ajoutait {told}.", "Le poste comprenait aussi {told}."],
      now: [
        "J’assure également {told}.",
        "Le poste comprend aussi {told}.",
        "Mes tâches incluent aussi {told}.",
      ],
    },
    nouns: {
      before: ["Autres missions du même poste : {told}."],
      now: ["Autres missions du même poste : {told}."],
    },
    bare: {
      before: ["Autre mission au même poste : {told}.", "À cela s’ajoutait une autre mission : {told}."],
      now: ["Autre mission au même poste : {told}.", "À cela s’ajoute une autre mission : {told}."],
    },
    whole: {
      before: ["J’ajoute ceci : {told}.", "Je précise aussi ceci : {told}."],
      now: ["J’ajoute ceci : {told}.", "Je précise aussi ceci : {told}."],
    },
    raw: {
      before: ["Au même poste : « {told} ».", "S’y ajoutait : « {told} »."],
      now: ["Au même poste : « {told} ».", "S’y ajoute : « {told} »."],
    },
  },
  result: ["Le résultat : {told}.", "Avec ce résultat : {told}.", "À l’arrivée : {told}."],
  achieved: ["J’ai ainsi {told}.", "De cette façon, j’ai {told}.", "Par là, j’ai {told}."],
  skills: [
    "Mes autres compétences : {list}.",
    "J’apporte également ces compétences : {list}.",
    "Vous trouverez aussi dans mon CV : {list}.",
    "À cela s’ajoutent ces compétences : {list}.",
  ],
  degree: ["Ma formation : {fact}.", "Côté formation : {fact}.", "Mon diplôme : {fact}."],
  certificate: [
    "J’ai également ce certificat : {fact}.",
    "S’y ajoute ce certificat : {fact}.",
    "Autre certificat : {fact}.",
  ],
  spoken: ["Langues parlées : {list}.", "Mes langues : {list}.", "Côté langues : {list}."],
  gap: [
    "« {Skill} » ne figure pas encore dans mon CV ; je préfère le dire dès maintenant.",
    "Je n’ai pas encore d’expérience à montrer pour « {skill} », et je le dis franchement.",
    "Vous citez aussi « {skill} » ; ce serait nouveau pour moi, et je ne le cache pas.",
    "En toute franchise, « {skill} » n’apparaît pas encore dans mon parcours.",
  ],
  start: [
    "Je pourrais commencer le {start}.",
    "Ma prise de poste est possible dès le {start}.",
    "Je suis disponible à partir du {start}.",
    "Je peux prendre le poste dès le {start}.",
  ],
  lastDay: ["Mon dernier jour de travail sera le {lastDay}.", "Mon contrat prendra fin le {lastDay}."],
  place: [
    "J’habite dans la même ville que le poste ({place}).",
    "Mon domicile se trouve au même endroit que le poste ({place}).",
  ],
};
