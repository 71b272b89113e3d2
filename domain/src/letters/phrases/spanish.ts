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
    "Mi puesto actual: {title} {at}.",
    "En este momento trabajo como {title} {at}.",
    "En la actualidad ocupo {at} el puesto de {title}.",
  ],
  past: [
    "Mi último trabajo fue {at}, como {title}.",
    "Mi último puesto: {title} {at}.",
    "Hasta ahora he trabajado {at} como {title}.",
  ],
  years: [
    "Mi currículum recoge {years} años de trabajo.",
    "En total sumo {years} años de vida laboral.",
    "Llevo {years} años de trabajo a mis espaldas.",
    "Mi trayectoria laboral suma {years} años.",
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
      "Su oferta menciona «{skill}».",
      "Piden experiencia en {skill}.",
      "Respecto a «{skill}», esto es lo que puedo mostrar.",
      "Entre sus requisitos figura «{skill}».",
      "Sobre el punto «{skill}» puedo decir lo siguiente.",
      "En su oferta leo «{skill}».",
    ],
    warm: [
      "Escriben ustedes que «{skill}» es importante en este puesto.",
      "Al leer «{skill}» en su oferta me vino a la mente un ejemplo.",
      "Mencionan «{skill}»; les cuento un ejemplo.",
      "Sobre {skill} me gustaría compartir un ejemplo.",
      "En su equipo, «{skill}» forma parte del día a día.",
      "Hablan de «{skill}», y les respondo con gusto.",
    ],
    confident: [
      "Necesitan «{skill}»; aquí está mi prueba.",
      "En materia de {skill} hablan los hechos.",
      "«{Skill}»: puedo citar un caso concreto.",
      "Para «{skill}», mi trabajo se puede comprobar.",
      "Tomemos «{skill}», que ustedes exigen.",
      "En lo que toca a {skill}, voy a lo concreto.",
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
        "Entre mis tareas {at} estaba {told}.",
        "Mi trabajo {at} incluía {told}.",
        "En mi trabajo como {title} tuve a mi cargo {told}.",
        "En un puesto anterior me encargué de {told}.",
      ],
      now: [
        "{At} me encargo de {told}.",
        "Como {title} {at}, me ocupo de {told}.",
        "Entre mis tareas {at} está {told}.",
        "Mi trabajo {at} incluye {told}.",
        "En mi trabajo como {title} tengo a mi cargo {told}.",
        "En mi puesto actual me encargo de {told}.",
      ],
    },
    nouns: {
      before: [
        "Mis tareas {at}: {told}.",
        "Como {title} {at}, tenía estas tareas: {told}.",
        "Esto es lo que hacía {at}: {told}.",
        "Mis tareas en un puesto anterior: {told}.",
      ],
      now: [
        "Mis tareas {at}: {told}.",
        "Como {title} {at}, tengo estas tareas: {told}.",
        "Esto es lo que hago {at}: {told}.",
        "Mis tareas actuales: {told}.",
      ],
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
        "De mi etapa {at}, mi currículum dice: «{told}».",
        "De mi trabajo como {title} {at} destaco esto: «{told}».",
        "Una línea de mi currículum ({employer}) dice: «{told}».",
        "Mi currículum lo resume así: «{told}».",
      ],
      now: [
        "De mi trabajo {at}, mi currículum dice: «{told}».",
        "De mi trabajo como {title} {at} destaco esto: «{told}».",
        "Una línea de mi currículum ({employer}) dice: «{told}».",
        "Mi currículum lo resume así: «{told}».",
      ],
    },
  },
  more: {
    past: {
      before: ["También {told}.", "En el mismo puesto {told}.", "Además {told}."],
      now: ["También {told}.", "Además {told}."],
    },
    base: {
      before: ["Otra parte del trabajo era {told}.", "El puesto consistía también en {told}."],
      now: ["Otra parte del trabajo es {told}.", "El puesto consiste también en {told}."],
    },
    noun: {
      before: [
        "También me encargué de {told}.",
        "El puesto incluía además {told}.",
        "A ello se sumaba {told}.",
      ],
      now: ["También me encargo de {told}.", "El puesto incluye además {told}."],
    },
    nouns: {
      before: ["Otras tareas del mismo puesto: {told}."],
      now: ["Otras tareas del mismo puesto: {told}."],
    },
    whole: { before: ["Añado algo más: {told}."], now: ["Añado algo más: {told}."] },
    raw: {
      before: ["Otra línea sobre el mismo puesto: «{told}».", "Mi currículum añade: «{told}»."],
      now: ["Otra línea sobre el mismo puesto: «{told}».", "Mi currículum añade: «{told}»."],
    },
  },
  result: ["El resultado: {told}.", "Esto fue lo que resultó: {told}.", "Al final: {told}."],
  skills: [
    "Mi currículum recoge también estas competencias: {list}.",
    "En mi currículum encontrarán además: {list}.",
    "Otras competencias: {list}.",
    "Aporto también estas competencias: {list}.",
  ],
  degree: [
    "Mi formación: {fact}.",
    "En cuanto a los estudios, mi currículum indica: {fact}.",
    "Mi titulación: {fact}.",
  ],
  certificate: [
    "Tengo también esta acreditación: {fact}.",
    "A ello se suma esta acreditación: {fact}.",
    "Otra acreditación: {fact}.",
  ],
  spoken: ["Mis idiomas: {list}.", "En cuanto a idiomas: {list}.", "Los idiomas que hablo: {list}."],
  gap: [
    "Un punto de su oferta no figura en mi currículum: «{skill}». Prefiero decirlo ahora y no en la entrevista.",
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
