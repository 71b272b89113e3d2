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
    "Mon poste actuel : {title} {at}.",
    "J’exerce en ce moment {at} en tant que {title}.",
    "À ce jour, je travaille comme {title} {at}.",
  ],
  past: [
    "J’ai travaillé en dernier lieu {at} comme {title}.",
    "Mon dernier poste : {title} {at}.",
    "J’ai exercé récemment {at} en tant que {title}.",
  ],
  years: [
    "Mon CV retrace {years} ans de travail.",
    "J’ai derrière moi {years} ans de vie professionnelle.",
    "Au total, mes postes représentent {years} ans.",
    "Mon parcours compte {years} ans d’activité.",
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
      "Votre annonce mentionne ceci : {skill}.",
      "Vous citez « {skill} » parmi vos attentes.",
      "Sur le point « {skill} », voici ce que je peux montrer.",
      "« {Skill} » figure dans votre annonce.",
      "Vous demandez de l’expérience en matière de {skill}.",
      "Parmi vos critères, je lis « {skill} ».",
    ],
    warm: [
      "Vous écrivez que « {skill} » compte pour vous.",
      "En lisant « {skill} » dans votre annonce, j’ai pensé à un exemple.",
      "Vous parlez de « {skill} » ; laissez-moi vous raconter.",
      "En matière de {skill}, voici un exemple que je voudrais partager.",
      "En lisant « {skill} » dans votre annonce, j’ai tout de suite pensé à un exemple.",
      "Vous évoquez « {skill} », et je vous réponds volontiers.",
    ],
    confident: [
      "Vous mentionnez « {skill} » ; voici ma preuve.",
      "En matière de {skill}, les faits parlent.",
      "« {Skill} » : je peux citer un cas précis.",
      "Pour « {skill} », mon travail peut se vérifier.",
      "Prenons « {skill} », que vous exigez.",
      "Quant à « {skill} », voici du concret.",
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
        "Parmi mes missions {at} figurait {told}.",
        "Mon travail {at} comprenait {told}.",
        "Comme {title}, j’avais en charge {told}.",
        "Dans un poste précédent, j’ai assuré {told}.",
      ],
      now: [
        "{At}, j’assure {told}.",
        "En tant que {title} {at}, j’assure {told}.",
        "Parmi mes missions {at} figure {told}.",
        "Mon travail {at} comprend {told}.",
        "Comme {title}, j’ai en charge {told}.",
        "Dans mon poste actuel, j’assure {told}.",
      ],
    },
    nouns: {
      before: [
        "Mes missions {at} : {told}.",
        "En tant que {title} {at}, j’avais ces missions : {told}.",
        "Voici ce que je faisais {at} : {told}.",
        "Mes missions dans un poste précédent : {told}.",
      ],
      now: [
        "Mes missions {at} : {told}.",
        "En tant que {title} {at}, j’ai ces missions : {told}.",
        "Voici ce que je fais {at} : {told}.",
        "Mes missions actuelles : {told}.",
      ],
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
        "Sur mon passage {at}, mon CV indique : « {told} ».",
        "De mon travail de {title} {at}, je retiens ceci : « {told} ».",
        "Une ligne de mon CV ({employer}) dit : « {told} ».",
        "Mon CV le dit en bref : « {told} ».",
      ],
      now: [
        "Sur mon travail {at}, mon CV indique : « {told} ».",
        "De mon travail de {title} {at}, je retiens ceci : « {told} ».",
        "Une ligne de mon CV ({employer}) dit : « {told} ».",
        "Mon CV le dit en bref : « {told} ».",
      ],
    },
  },
  more: {
    past: {
      before: ["J’ai aussi {told}.", "Au même poste, j’ai {told}.", "J’ai par ailleurs {told}."],
      now: ["J’ai aussi {told}.", "J’ai par ailleurs {told}."],
    },
    base: {
      before: ["Il s’agissait aussi de {told}.", "Le poste consistait également à {told}."],
      now: ["Il s’agit aussi de {told}.", "Le poste consiste également à {told}."],
    },
    noun: {
      before: ["J’ai également assuré {told}.", "S’y ajoutait {told}.", "Le poste comprenait aussi {told}."],
      now: ["J’assure également {told}.", "Le poste comprend aussi {told}."],
    },
    nouns: {
      before: ["Autres missions du même poste : {told}."],
      now: ["Autres missions du même poste : {told}."],
    },
    whole: { before: ["J’ajoute ceci : {told}."], now: ["J’ajoute ceci : {told}."] },
    raw: {
      before: ["Une autre ligne sur ce poste : « {told} ».", "Mon CV ajoute : « {told} »."],
      now: ["Une autre ligne sur ce poste : « {told} ».", "Mon CV ajoute : « {told} »."],
    },
  },
  result: ["Le résultat : {told}.", "Voici ce qui en est sorti : {told}.", "Au bout du compte : {told}."],
  skills: [
    "Mon CV mentionne aussi ces compétences : {list}.",
    "Vous trouverez aussi dans mon CV : {list}.",
    "Autres compétences : {list}.",
    "J’apporte aussi ces compétences : {list}.",
  ],
  degree: [
    "Ma formation : {fact}.",
    "Côté formation, mon CV indique ceci : {fact}.",
    "Mon diplôme : {fact}.",
  ],
  certificate: [
    "Je dispose aussi de ce justificatif : {fact}.",
    "S’y ajoute ceci : {fact}.",
    "Autre justificatif : {fact}.",
  ],
  spoken: ["Mes langues : {list}.", "Côté langues : {list}.", "Les langues que je parle : {list}."],
  gap: [
    "Un point de votre annonce manque à mon CV : « {skill} ». Je préfère le dire dès maintenant.",
    "Je n’ai pas encore de preuve à donner pour « {skill} », et je le dis franchement.",
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
