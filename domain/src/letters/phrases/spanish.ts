import type { LetterPhrases } from "./letter-phrases.ts";
import { spanishCloses } from "./spanish-closes.ts";
import { spanishOpenings } from "./spanish-openings.ts";

export const spanish: LetterPhrases = {
  openings: spanishOpenings,
  ...spanishCloses,
  agency: [
    "Presento mi candidatura al puesto de {role} que ustedes cubren para su cliente.",
    "Les ruego que presenten a su cliente mi candidatura al puesto de {role}.",
    "Presento mi candidatura al puesto que ustedes cubren para su cliente.",
  ],
  present: [
    "Actualmente trabajo {at} como {title}.",
    "En este momento trabajo como {title} {at}.",
    "En la actualidad ocupo {at} el puesto de {title}.",
    "Trabajo {at} como {title} en estos momentos.",
  ],
  past: [
    "Mi último trabajo fue {at}, como {title}.",
    "Hasta ahora he trabajado {at} como {title}.",
    "En mi último puesto trabajé {at} como {title}.",
  ],
  years: [
    "Aporto {years} años de experiencia laboral.",
    "En total sumo {years} años de experiencia laboral.",
    "Mi trayectoria laboral suma {years} años.",
    "Tengo {years} años de experiencia laboral.",
  ],
  span: {
    before: [
      "De {from} a {to} trabajé {at} como {title}.",
      "Entre {from} y {to} trabajé {at} como {title}.",
      "Mi etapa {at} como {title} duró de {from} a {to}.",
    ],
    now: [
      "Desde {from} trabajo {at} como {title}.",
      "Trabajo {at} como {title} desde {from}.",
      "Mi trabajo {at} como {title} empezó en {from}.",
    ],
  },
  leads: {
    plain: [
      "Buscan a alguien con experiencia en {skill}.",
      "Tengo experiencia en {skill}.",
      "Su oferta menciona «{skill}»; este es un ejemplo de mi trabajo.",
      "Entre sus requisitos figura «{skill}».",
      "En cuanto a {skill}, mi trayectoria responde a lo que piden.",
      "Respecto a «{skill}», puedo aportar un ejemplo.",
    ],
    warm: [
      "Escriben ustedes que «{skill}» es importante en este puesto.",
      "Al leer «{skill}» en su oferta me vino a la mente un ejemplo.",
      "Mencionan «{skill}»; les cuento un ejemplo.",
      "Sobre {skill} me gustaría compartir un ejemplo.",
      "En su equipo, «{skill}» forma parte del día a día, y en mi trabajo también.",
      "El punto «{skill}» de su oferta lo conozco bien.",
    ],
    confident: [
      "Necesitan «{skill}», y esto es lo que aporto.",
      "En materia de {skill} hablan los hechos.",
      "«{Skill}»: puedo citar un caso concreto.",
      "Para «{skill}», mi trabajo se puede comprobar.",
      "En lo que toca a {skill}, voy a lo concreto.",
      "En lo relativo a «{skill}», pueden contar conmigo.",
    ],
  },
  told: {
    past: {
      before: [
        "{At} {told}.",
        "Como {title} {at}, {told}.",
        "En mi trabajo {at} {told}.",
        "Durante mi etapa {at} {told}.",
        "En mi trabajo como {title}, {told}.",
        "En un puesto anterior {told}.",
      ],
      now: [
        "{At} {told}.",
        "Como {title} {at}, {told}.",
        "En mi trabajo {at} {told}.",
        "En mi puesto actual {at} {told}.",
        "En mi trabajo como {title}, {told}.",
        "En mi puesto actual {told}.",
      ],
    },
    base: {
      before: [
        "Mi trabajo {at} consistía en {told}.",
        "Como {title} {at}, mi tarea era {told}.",
        "{At}, mi cometido era {told}.",
        "En un puesto anterior mi tarea era {told}.",
      ],
      now: [
        "Mi trabajo {at} consiste en {told}.",
        "Como {title} {at}, mi tarea es {told}.",
        "{At}, mi cometido es {told}.",
        "En mi puesto actual mi tarea es {told}.",
      ],
    },
    noun: {
      before: [
        "{At} me encargué de {told}.",
        "Como {title} {at}, me ocupé de {told}.",
        "Mi trabajo {at} incluía {told}.",
        "En mi trabajo como {title} tuve a mi cargo {told}.",
        "En un puesto anterior me encargué de {told}.",
      ],
      now: [
        "{At} me encargo de {told}.",
        "Como {title} {at}, me ocupo de {told}.",
        "Mi trabajo {at} incluye {told}.",
        "En mi trabajo como {title} tengo a mi cargo {told}.",
        "En mi puesto actual me encargo de {told}.",
      ],
    },
    nouns: {
      before: [
        "Mis tareas {at}: {told}.",
        "Como {title} {at}, mis tareas eran: {told}.",
        "Mis tareas en un puesto anterior: {told}.",
      ],
      now: [
        "Mis tareas {at}: {told}.",
        "Como {title} {at}, mis tareas son: {told}.",
        "Mis tareas actuales: {told}.",
      ],
    },
    bare: {
      before: ["Entre mis funciones {at}: {told}.", "Otra parte de mi trabajo {at}: {told}."],
      now: ["Entre mis funciones {at}: {told}.", "Otra parte de mi trabajo {at}: {told}."],
    },
    whole: {
      before: [
        "Sirva este ejemplo: {told}.",
        "Una experiencia lo muestra: {told}.",
        "Pienso en este caso: {told}.",
      ],
      now: [
        "Sirva este ejemplo: {told}.",
        "Una experiencia lo muestra: {told}.",
        "Pienso en este caso: {told}.",
      ],
    },
    raw: {
      before: [
        "De mi etapa {at} destaco: «{told}».",
        "De mi trabajo como {title} {at} destaco: «{told}».",
        "Un ejemplo de mi currículum: «{told}».",
      ],
      now: [
        "De mi trabajo {at} destaco: «{told}».",
        "De mi trabajo como {title} {at} destaco: «{told}».",
        "Un ejemplo de mi currículum: «{told}».",
      ],
    },
  },
  more: {
    past: {
      before: ["También {told}.", "En el mismo puesto {told}.", "Además {told}."],
      now: ["También {told}.", "Además {told}.", "En ese mismo puesto {told}."],
    },
    base: {
      before: [
        "Otra parte del trabajo era {told}.",
        "El puesto consistía también en {told}.",
        "Entre mis tareas estaba asimismo {told}.",
      ],
      now: [
        "Otra parte del trabajo es {told}.",
        "El puesto consiste también en {told}.",
        "Entre mis tareas está asimismo {told}.",
      ],
    },
    noun: {
      before: [
        "También me encargué de {told}.",
        "El puesto incluía además {told}.",
        "A ello se sumaba {told}.",
        "A mi cargo tuve también {told}.",
      ],
      now: [
        "También me encargo de {told}.",
        "El puesto incluye además {told}.",
        "Asimismo, me ocupo de {told}.",
        "A mi cargo tengo también {told}.",
      ],
    },
    nouns: {
      before: ["Otras tareas del mismo puesto: {told}."],
      now: ["Otras tareas del mismo puesto: {told}."],
    },
    bare: {
      before: [
        "El mismo puesto incluía también lo siguiente: {told}.",
        "Mi trabajo allí abarcaba además lo siguiente: {told}.",
      ],
      now: [
        "El mismo puesto incluye también lo siguiente: {told}.",
        "Mi trabajo allí abarca además lo siguiente: {told}.",
      ],
    },
    whole: {
      before: ["Añado algo más: {told}.", "Quiero añadir esto: {told}."],
      now: ["Añado algo más: {told}.", "Quiero añadir esto: {told}."],
    },
    raw: {
      before: ["En el mismo puesto: «{told}».", "A ello se sumaba: «{told}»."],
      now: ["En el mismo puesto: «{told}».", "A ello se suma: «{told}»."],
    },
  },
  result: ["El resultado: {told}.", "Con este resultado: {told}.", "El balance: {told}."],
  achieved: ["Así {told}.", "Con ello {told}.", "De este modo {told}."],
  skills: [
    "Aporto además estas competencias: {list}.",
    "Otras competencias: {list}.",
    "En mi currículum encontrarán además: {list}.",
    "A ello se suman estas competencias: {list}.",
  ],
  degree: ["Mi formación: {fact}.", "En cuanto a estudios: {fact}.", "Mi titulación: {fact}."],
  certificate: [
    "Tengo también esta acreditación: {fact}.",
    "A ello se suma esta acreditación: {fact}.",
    "Otra acreditación: {fact}.",
  ],
  spoken: ["Mis idiomas: {list}.", "En cuanto a idiomas: {list}.", "Los idiomas que hablo: {list}."],
  gap: [
    "«{Skill}» no figura todavía en mi currículum; prefiero decirlo ahora y no en la entrevista.",
    "De momento no puedo acreditar este punto: «{skill}»; lo digo abiertamente.",
    "Piden también «{skill}»; sería nuevo para mí, y no lo oculto.",
    "Con franqueza, «{skill}» no aparece todavía en mi trayectoria.",
  ],
  start: [
    "Podría empezar el {start}.",
    "Mi incorporación es posible desde el {start}.",
    "Tengo disponibilidad a partir del {start}.",
    "Puedo incorporarme desde el {start}.",
  ],
  lastDay: ["Mi último día de trabajo será el {lastDay}.", "Mi contrato termina el {lastDay}."],
  place: ["Vivo en {place}, donde está el puesto.", "Mi domicilio está también en {place}."],
};
