import { germanCloses } from "./german-closes.ts";
import { germanOpenings } from "./german-openings.ts";
import type { LetterPhrases } from "./letter-phrases.ts";

export const german: LetterPhrases = {
  openings: germanOpenings,
  ...germanCloses,
  agency: [
    "ich bewerbe mich um die Stelle als {role}, die Sie für Ihren Auftraggeber besetzen.",
    "bitte legen Sie meine Bewerbung als {role} Ihrem Auftraggeber vor.",
    "ich bewerbe mich auf die Stelle, die Sie für Ihren Auftraggeber besetzen.",
  ],
  present: [
    "Zurzeit arbeite ich {at} als {title}.",
    "Derzeit bin ich {at} als {title} beschäftigt.",
    "Aktuell bin ich als {title} {at} tätig.",
    "Ich arbeite derzeit als {title} {at}.",
  ],
  past: [
    "Zuletzt habe ich {at} als {title} gearbeitet.",
    "Zuletzt war ich als {title} {at} beschäftigt.",
    "In meiner letzten Stelle war ich {at} als {title} tätig.",
  ],
  years: [
    "Ich bringe {years} Jahre Berufserfahrung mit.",
    "Insgesamt habe ich {years} Jahre Berufserfahrung.",
    "Hinter mir liegen {years} Jahre Berufspraxis.",
    "Insgesamt blicke ich auf {years} Berufsjahre zurück.",
  ],
  span: {
    before: [
      "Von {from} bis {to} habe ich {at} als {title} gearbeitet.",
      "Zwischen {from} und {to} war ich {at} als {title} beschäftigt.",
      "Meine Zeit {at} als {title} dauerte von {from} bis {to}.",
    ],
    now: [
      "Seit {from} arbeite ich {at} als {title}.",
      "Seit {from} bin ich {at} als {title} beschäftigt.",
      "Meine Arbeit {at} als {title} begann im Jahr {from}.",
    ],
  },
  leads: {
    plain: [
      "Sie suchen jemanden mit Erfahrung in {skill}.",
      "{Skill} kenne ich aus der Praxis.",
      "Zu {skill} ein Beispiel aus meiner Arbeit:",
      "Ihre Anzeige nennt {skill}; darin habe ich Erfahrung.",
      "In {skill} bringe ich Erfahrung mit.",
      "Mit {skill} bin ich vertraut.",
    ],
    warm: [
      "Sie schreiben, dass es Ihnen auf {skill} ankommt.",
      "Beim Stichwort {skill} fiel mir gleich ein Beispiel ein.",
      "{Skill} gehört für mich zum Beruf.",
      "Zu {skill} erzähle ich Ihnen gern ein Beispiel.",
      "Bei {skill} könnte ich gut anknüpfen.",
      "Beim Lesen Ihrer Anzeige bin ich an {skill} hängen geblieben.",
    ],
    confident: [
      "Sie brauchen {skill}; das bringe ich mit.",
      "Für {skill} nenne ich Ihnen einen konkreten Beleg.",
      "Was {skill} angeht, spricht meine Arbeit für sich.",
      "Bei {skill} können Sie auf mich zählen.",
      "{Skill}: Das lässt sich an meiner Arbeit zeigen.",
    ],
  },
  told: {
    past: {
      before: [
        "{At} {told}.",
        "Als {title} {at} {told}.",
        "Während meiner Arbeit {at} {told}.",
        "In meiner Zeit {at} {told}.",
        "Als {title} {told}.",
        "In einer früheren Stelle {told}.",
      ],
      now: [
        "{At} {told}.",
        "Als {title} {at} {told}.",
        "In meiner Arbeit {at} {told}.",
        "In meiner jetzigen Stelle {at} {told}.",
        "Als {title} {told}.",
        "In meiner jetzigen Stelle {told}.",
      ],
    },
    base: { before: ["Meine Aufgabe {at}: {told}."], now: ["Meine Aufgabe {at}: {told}."] },
    noun: {
      before: [
        "Zu meinen Aufgaben {at} gehörte {told}.",
        "{At} übernahm ich {object}.",
        "Als {title} {at} übernahm ich unter anderem {object}.",
        "Zu meiner Arbeit als {title} gehörte {told}.",
        "In einer früheren Stelle übernahm ich {object}.",
      ],
      now: [
        "Zu meinen Aufgaben {at} gehört {told}.",
        "{At} übernehme ich {object}.",
        "Als {title} {at} übernehme ich unter anderem {object}.",
        "Zu meiner Arbeit als {title} gehört {told}.",
        "In meiner jetzigen Stelle übernehme ich {object}.",
      ],
    },
    nouns: {
      before: [
        "Zu meinen Aufgaben {at} gehörten {told}.",
        "Als {title} {at} hatte ich diese Aufgaben: {told}.",
        "Zu meiner Arbeit als {title} gehörten {told}.",
        "In einer früheren Stelle waren das meine Aufgaben: {told}.",
      ],
      now: [
        "Zu meinen Aufgaben {at} gehören {told}.",
        "Als {title} {at} habe ich diese Aufgaben: {told}.",
        "Zu meiner Arbeit als {title} gehören {told}.",
        "In meiner jetzigen Stelle sind das meine Aufgaben: {told}.",
      ],
    },
    bare: {
      before: ["Eine meiner Aufgaben {at}: {told}.", "Aus meiner Arbeit {at} nenne ich außerdem: {told}."],
      now: ["Eine meiner Aufgaben {at}: {told}.", "Aus meiner Arbeit {at} nenne ich außerdem: {told}."],
    },
    whole: {
      before: [
        "Dazu ein Beispiel: {told}.",
        "Ein Erlebnis passt hierher: {told}.",
        "Ein Fall aus meiner Arbeit: {told}.",
      ],
      now: [
        "Dazu ein Beispiel: {told}.",
        "Ein Erlebnis passt hierher: {told}.",
        "Ein Fall aus meiner Arbeit: {told}.",
      ],
    },
    raw: {
      before: [
        "Aus meiner Zeit {at} nenne ich: „{told}“.",
        "Zu meinen Aufgaben als {title} {at} steht im Lebenslauf: „{told}“.",
        "Ein Beispiel aus meiner Arbeit {at}: „{told}“.",
        "Ein Beispiel aus meinem Lebenslauf: „{told}“.",
      ],
      now: [
        "Aus meiner Arbeit {at} nenne ich: „{told}“.",
        "Zu meinen Aufgaben als {title} {at} steht im Lebenslauf: „{told}“.",
        "Ein Beispiel aus meiner Arbeit {at}: „{told}“.",
        "Ein Beispiel aus meinem Lebenslauf: „{told}“.",
      ],
    },
  },
  more: {
    past: {
      before: ["Außerdem {told}.", "In derselben Stelle {told}.", "Daneben {told}."],
      now: ["Außerdem {told}.", "In derselben Stelle {told}.", "Dort {told}.", "Zudem {told}."],
    },
    base: { before: ["Eine weitere Aufgabe: {told}."], now: ["Eine weitere Aufgabe: {told}."] },
    noun: {
      before: [
        "Hinzu kam {told}.",
        "Daneben übernahm ich {object}.",
        "Zu meinen Aufgaben dort gehörte auch {told}.",
      ],
      now: [
        "Hinzu kommt {told}.",
        "Daneben übernehme ich {object}.",
        "Zu meinen Aufgaben dort gehört auch {told}.",
      ],
    },
    nouns: {
      before: ["Hinzu kamen {told}.", "Zu meinen Aufgaben dort gehörten auch {told}."],
      now: ["Hinzu kommen {told}.", "Zu meinen Aufgaben dort gehören auch {told}."],
    },
    bare: {
      before: ["Eine weitere Aufgabe: {told}.", "Auch das gehörte dazu: {told}."],
      now: ["Eine weitere Aufgabe: {told}.", "Auch das gehört dazu: {told}."],
    },
    whole: {
      before: ["Dazu kommt: {told}.", "Ergänzen möchte ich: {told}."],
      now: ["Ergänzen möchte ich: {told}."],
    },
    raw: {
      before: ["Hinzu kam: „{told}“.", "In meinem Lebenslauf steht dazu: „{told}“."],
      now: ["Hinzu kommt: „{told}“.", "In meinem Lebenslauf steht dazu: „{told}“."],
    },
  },
  result: ["Das Ergebnis: {told}.", "Mit diesem Ergebnis: {told}.", "Der Erfolg: {told}."],
  achieved: ["Dadurch {told}.", "So {told}.", "Auf diese Weise {told}."],
  skills: [
    "Zu meinen Kenntnissen rechne ich außerdem {list}.",
    "Weitere Kenntnisse: {list}.",
    "Mein Lebenslauf nennt außerdem {list}.",
    "In meinem Lebenslauf finden Sie außerdem {list}.",
  ],
  degree: ["Mein Abschluss: {fact}.", "Meine Ausbildung: {fact}.", "Als Abschluss bringe ich mit: {fact}."],
  certificate: [
    "Außerdem habe ich diesen Nachweis: {fact}.",
    "Hinzu kommt als Nachweis: {fact}.",
    "Ein weiterer Nachweis: {fact}.",
  ],
  spoken: ["Ich spreche {list}.", "Meine Sprachkenntnisse: {list}.", "An Sprachen bringe ich {list} mit."],
  gap: [
    "{Skill} steht bisher nicht in meinem Lebenslauf; das sage ich lieber jetzt als erst im Gespräch.",
    "Für {skill} habe ich bisher keinen Nachweis, und das schreibe ich offen.",
    "Sie nennen auch {skill}; das wäre neu für mich, und ich verschweige es nicht.",
    "Offen gesagt: {Skill} kommt in meinem Lebenslauf bisher nicht vor.",
  ],
  start: [
    "Beginnen könnte ich am {start}.",
    "Mein frühester Eintrittstermin ist der {start}.",
    "Ab dem {start} stehe ich zur Verfügung.",
    "Anfangen könnte ich ab dem {start}.",
  ],
  lastDay: ["Mein letzter Arbeitstag ist der {lastDay}.", "Das Arbeitsverhältnis endet am {lastDay}."],
  place: [
    "Ich wohne in {place}, wo auch die Stelle ist.",
    "Auch mein Wohnort ist {place}.",
    "Der Weg zur Arbeit ist kurz: Ich wohne in {place}.",
  ],
};
