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
    "Meine jetzige Stelle: {title} {at}.",
    "Aktuell bin ich als {title} {at} tätig.",
  ],
  past: [
    "Zuletzt habe ich {at} als {title} gearbeitet.",
    "Zuletzt war ich als {title} {at} beschäftigt.",
    "Meine letzte Stelle: {title} {at}.",
  ],
  years: [
    "Insgesamt blicke ich auf {years} Berufsjahre zurück.",
    "Mein Lebenslauf umfasst {years} Jahre Arbeit.",
    "Zusammengerechnet komme ich auf {years} Berufsjahre.",
    "Hinter mir liegen {years} Jahre Berufspraxis.",
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
      "Ihre Anzeige nennt {skill}.",
      "Zum Punkt {skill} kann ich Folgendes sagen.",
      "Sie fragen nach {skill}.",
      "Unter Ihren Anforderungen steht {skill}.",
      "In der Anzeige lese ich das Stichwort {skill}.",
      "Zu Ihrer Anforderung {skill} nenne ich ein Beispiel.",
    ],
    warm: [
      "Sie schreiben, dass es Ihnen auf {skill} ankommt.",
      "Beim Stichwort {skill} in Ihrer Anzeige fiel mir gleich ein Beispiel ein.",
      "Sie erwähnen {skill}; dazu erzähle ich Ihnen gern etwas.",
      "Für Ihr Team gehört {skill} offenbar zum Alltag.",
      "Beim Lesen Ihrer Anzeige bin ich an {skill} hängen geblieben.",
      "Zu {skill} möchte ich Ihnen gern ein Beispiel geben.",
    ],
    confident: [
      "Sie brauchen {skill}; hier ist mein Beleg.",
      "Zu {skill} sprechen die Tatsachen.",
      "Für {skill} kann ich einen konkreten Fall nennen.",
      "Was {skill} angeht, lässt sich meine Arbeit nachprüfen.",
      "{Skill}: Wo ich das getan habe, lässt sich zeigen.",
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
        "Bei meiner Arbeit {at} {told}.",
        "In meiner jetzigen Stelle {at} {told}.",
        "Als {title} {told}.",
        "In meiner jetzigen Stelle {told}.",
      ],
    },
    base: { before: ["Meine Aufgabe {at}: {told}."], now: ["Meine Aufgabe {at}: {told}."] },
    noun: {
      before: [
        "{At} gehörte {told} zu meinen Aufgaben.",
        "Zu meinen Aufgaben {at} gehörte {told}.",
        "Als {title} {at} übernahm ich unter anderem {object}.",
        "Zu meiner Arbeit als {title} gehörte {told}.",
        "In einer früheren Stelle gehörte {told} zu meinen Aufgaben.",
      ],
      now: [
        "{At} gehört {told} zu meinen Aufgaben.",
        "Zu meinen Aufgaben {at} gehört {told}.",
        "Als {title} {at} übernehme ich unter anderem {object}.",
        "Zu meiner Arbeit als {title} gehört {told}.",
        "In meiner jetzigen Stelle gehört {told} zu meinen Aufgaben.",
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
        "Zu meiner Zeit {at} steht im Lebenslauf: „{told}“.",
        "Aus meiner Arbeit als {title} {at} nenne ich dies: „{told}“.",
        "Eine Zeile meines Lebenslaufs ({employer}) lautet: „{told}“.",
        "Mein Lebenslauf sagt es knapp: „{told}“.",
      ],
      now: [
        "Zu meiner Arbeit {at} steht im Lebenslauf: „{told}“.",
        "Aus meiner Arbeit als {title} {at} nenne ich dies: „{told}“.",
        "Eine Zeile meines Lebenslaufs ({employer}) lautet: „{told}“.",
        "Mein Lebenslauf sagt es knapp: „{told}“.",
      ],
    },
  },
  more: {
    past: {
      before: ["Außerdem {told}.", "In derselben Stelle {told}.", "Daneben {told}."],
      now: ["Außerdem {told}.", "In derselben Stelle {told}."],
    },
    base: { before: ["Eine weitere Aufgabe: {told}."], now: ["Eine weitere Aufgabe: {told}."] },
    noun: {
      before: ["Hinzu kam {told}.", "Auch {told} gehörte dazu.", "Daneben gehörte {told} zu dieser Stelle."],
      now: ["Hinzu kommt {told}.", "Auch {told} gehört dazu.", "Daneben gehört {told} zu dieser Stelle."],
    },
    nouns: {
      before: ["Hinzu kamen {told}.", "Auch {told} gehörten dazu."],
      now: ["Hinzu kommen {told}.", "Auch {told} gehören dazu."],
    },
    whole: {
      before: ["Dazu kommt: {told}.", "Ergänzen möchte ich: {told}."],
      now: ["Ergänzen möchte ich: {told}."],
    },
    raw: {
      before: ["Eine weitere Zeile zu derselben Stelle: „{told}“.", "Der Lebenslauf ergänzt: „{told}“."],
      now: ["Eine weitere Zeile zu derselben Stelle: „{told}“.", "Der Lebenslauf ergänzt: „{told}“."],
    },
  },
  result: ["Das Ergebnis: {told}.", "Dabei kam heraus: {told}.", "So ging es aus: {told}."],
  skills: [
    "In meinem Lebenslauf finden Sie außerdem {list}.",
    "Mein Lebenslauf nennt ferner {list}.",
    "Weitere Kenntnisse sind {list}.",
    "Außerdem bringe ich {list} mit.",
  ],
  degree: [
    "Meine Qualifikation: {fact}.",
    "Mein Abschluss: {fact}.",
    "Im Lebenslauf steht als Abschluss: {fact}.",
  ],
  certificate: [
    "Ein Nachweis liegt ebenfalls vor: {fact}.",
    "Dazu kommt dieser Nachweis: {fact}.",
    "Nachweis: {fact}.",
  ],
  spoken: ["Meine Sprachen: {list}.", "An Sprachen bringe ich mit: {list}.", "Zu den Sprachen: {list}."],
  gap: [
    "Ein Punkt Ihrer Anzeige fehlt in meinem Lebenslauf: {skill}. Das sage ich lieber jetzt als erst im Gespräch.",
    "Für {skill} habe ich bisher keinen Nachweis, und das schreibe ich offen.",
    "Sie nennen auch {skill}; das wäre neu für mich, und ich verschweige es nicht.",
    "Offen gesagt: Das Stichwort {skill} kommt in meinem Lebenslauf bisher nicht vor.",
  ],
  start: [
    "Beginnen könnte ich am {start}.",
    "Mein frühester Eintrittstermin ist der {start}.",
    "Ab dem {start} stehe ich zur Verfügung.",
    "Der früheste Termin für meinen Beginn ist der {start}.",
  ],
  lastDay: ["Mein letzter Arbeitstag ist der {lastDay}.", "Das Arbeitsverhältnis endet am {lastDay}."],
  place: [
    "Ich wohne in {place}, wo auch die Stelle ist.",
    "Auch mein Wohnort ist {place}.",
    "Der Weg zur Arbeit ist kurz: Ich wohne in {place}.",
  ],
};
