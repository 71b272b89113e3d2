type Gender = "f" | "m" | "n";

const masculine =
  /(?:aufbau|ausbau|umbau|abbau|einbau|anbau|einkauf|verkauf|vertrieb|betrieb|einsatz|umgang|empfang|versand|transport|service|dienst|ausschuss|bedarf|verschnitt|verbrauch|umsatz|aufwand|entwurf|test|support|ausgleich|abgleich|unterricht|zuschnitt|druck|aushang|abschluss|austausch|start|verkehr|kontakt|gewinn|absatz|anteil|wert|durchsatz|ertrag|verlust|plan|kurs|auftrag|bericht|kalender|prozess|ablauf|standard|katalog|leitfaden|workshop|newsletter|preis|stand|verzug|schutz|trockenbau|rohbau|gartenbau|ladenbau|umzug|nachwuchs|anstrich|eingang|ausgang|besuch|ausflug|rundgang|haushalt|garten|schrank|motor|papierkram|lagerplatz|arbeitsplatz)$/;
const feminine =
  /(?:zeit|pflege|analyse|kontrolle|montage|abnahme|annahme|aufnahme|ausgabe|eingabe|inbetriebnahme|prognose|diagnose|akquise|recherche|assistenz|hilfe|auswahl|reparatur|inventur|korrektur|ablage|arbeit|visite|lehre|fuhrung|buchhaltung|aufsicht|schicht|quote|rate|reichweite|zahl|menge|flache|dauer|liste|frist|fluktuation|auslastung|qualitat|produktivitat|effizienz|sicherheit|zufriedenheit|sauberkeit|kasse|warenkunde|hygiene|statistik|software|datenbank|website|webseite|kampagne|therapie|nachsorge|vorsorge|fursorge|wache|tour|route|kuche|theke|ubergabe|rucknahme|einnahme)$/;
const neuter =
  /(?:coaching|training|controlling|marketing|reporting|monitoring|management|onboarding|recruiting|mentoring|schweißen|backen|kochen|schneiden|schleifen|bohren|drehen|frasen|schreiben|beladen|entladen|waschen|verabreichen|auffullen|einraumen|aufraumen|einkaufen|vorbereiten|uberwachen|bestellen|annehmen|ausliefern|verpacken|anlernen|einweisen|betreuen|einrichten|rusten|bearbeiten|verkaufen|zubereiten|verlegen|erstellen|bedienen|fuhren|planen|warten|ieren|prufen|bauen|leiten|reinigen|anlegen|einlernen|beraten|fahren|pflanzen|streichen|mauern|verputzen|konzept|protokoll|system|projekt|programm|lager|team|budget|volumen|archiv|handbuch|formular|sortiment|angebot|aufmaß|feedback|netz|netzwerk|haus|gerat|buro|labor|dach|fest|buffet|fruhstuck|essen|material|inventar|werkzeug|kassenbuch|mahnwesen|rechnungswesen|personalwesen)$/;
const noNoun = new Set(
  "abteilung wohnung zeitung richtung region million stadion leistung erfahrung ausbildung weiterbildung version person position mahlzeit hochzeit zahl rate liste kasse route tour preis".split(
    " ",
  ),
);

/** The gender of a noun by its last part, folded; null when it is not known. */
export function genderOf(word: string): Gender | null {
  if (noNoun.has(word)) return null;
  if (/geschaft$/.test(word)) return "n";
  if (/.{3}(?:ung|ion|erei|heit|keit|schaft|enz|bilanz)$/.test(word)) return "f";
  if (feminine.test(word)) return "f";
  if (masculine.test(word)) return "m";
  return neuter.test(word) ? "n" : null;
}

export const articles = { f: "die", m: "der", n: "das" } as const;

const plural =
  /(?:ungen|ionen|heiten|keiten|schaften|arbeiten|zeiten|fahrten|touren|kontrollen|gespräche|berichte|beiträge|interviews|workshops|meetings|seminare|kurse|projekte|verträge|aufträge|angebote|anfragen|rechnungen|protokolle|analysen|diagnosen|prognosen|reparaturen|inventuren|korrekturen|montagen|recherchen|kampagnen|therapien|visiten|dienste|einsätze|transporte|tests|dächer|anlagen|maschinen|geräte|stellen|texte|pläne|lehrlinge|böden|wände|türen|fenster|innen|feste|ausflüge|veranstaltungen|besuche|termine|statistiken|listen|zahlen|kosten|reste|quoten|unfälle|fehler|beschwerden|fehlzeiten|ausfälle|retouren|abrechnungen|bestellungen|führungen|rundgänge|tätigkeiten|aufgaben)$/iu;

/** Tells whether a noun stands in the plural and so needs no article: "Elterngespräche zweimal im Jahr". */
export const isPluralNoun = (first: string): boolean => /^\p{Lu}/u.test(first) && plural.test(first);

/** Tells whether a noun before a participle looks like a plural: "Gerüste auf- und abgebaut". */
export const looksPlural = (first: string): boolean =>
  isPluralNoun(first) ||
  /^(?:Kinder|Auszubildende|Mitarbeitende|Beschäftigte)$/u.test(first) ||
  /^\p{Lu}\p{Ll}*(?:[äöü]\p{Ll}{1,5}e|[äöü]\p{Ll}{1,4}er|\p{Ll}{2}en|ern|eln|nisse)$/u.test(first);
