import type { LetterContent, LetterParagraph } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";

const paragraph = (text: string, i: number): LetterParagraph => ({
  id: `p${i}`,
  part: "own",
  text,
  question: null,
});

/** A letter of an invented person; each text is a paragraph. */
function aLetter(
  letter: Omit<LetterContent, "paragraphs" | "proposed">,
  texts: readonly string[],
): LetterContent {
  return { ...letter, paragraphs: texts.map(paragraph), proposed: [] };
}

const english = aLetter(
  {
    sender: {
      name: "Imke Farrow",
      address: "2140 NE Alder Street\nPortland, OR 97211",
      email: "imke.farrow@example.org",
      phone: "+1 503 555 0176",
    },
    recipient: {
      company: "Cascade General Hospital",
      person: "Dolores Whitcomb",
      addressForm: "ms",
      department: "Nursing Recruitment",
      address: "800 Willamette Drive\nSalem, OR 97301",
    },
    place: "Portland",
    date: "2026-11-23",
    subject: "Application as charge nurse, emergency department",
    salutation: "Dear Ms Whitcomb,",
    closing: "Sincerely,",
    signature: "Imke Farrow",
    enclosures: ["Resume", "Licence", "Two references"],
  },
  [
    "Your posting asks for someone who keeps a crowded emergency department calm and who has led a shift before. I have done both for nine years, the last four of them at Riverbend Medical Center.",
    "On our unit of 34 beds I triage about 60 people on a night shift. When waiting times rose in 2024, I rewrote the handover sheet with two colleagues; the time from arrival to first contact fell from 31 to 19 minutes.",
    "I have trained eleven new colleagues and hold current certificates in advanced cardiac and paediatric life support.",
    "I have not yet worked with your record system, but I moved a whole ward from paper to an electronic record and know how much patience that takes.",
    "Cascade General is the hospital where my own daughter was born. The way your night staff explained each step to two frightened parents is how I want to work.",
    "I could start on 1 February 2027 and would be glad to come by for a shift to see how we get along.",
  ],
);

const german = aLetter(
  {
    sender: {
      name: "Jörg Weißmüller",
      address: "Grüner Weg 14\n04109 Leipzig",
      email: "joerg.weissmueller@example.org",
      phone: "+49 341 5550176",
    },
    recipient: {
      company: "Stahlbau Käßbohrer & Söhne GmbH",
      person: "Änne Großkopf",
      addressForm: "ms",
      department: "Personalabteilung",
      address: "Hüttenstraße 5\n06217 Merseburg",
    },
    place: "Leipzig",
    date: "2026-11-23",
    subject: "Bewerbung als Schweißer, Kennziffer 2026-118",
    salutation: "Sehr geehrte Frau Großkopf,",
    closing: "Mit freundlichen Grüßen",
    signature: "Jörg Weißmüller",
    enclosures: ["Lebenslauf", "Schweißerprüfbescheinigung", "Arbeitszeugnisse"],
  },
  [
    "Sie suchen einen Schweißer, der Verbindungen an Druckbehältern ohne Nacharbeit herstellt. Das mache ich seit zwölf Jahren, zuletzt bei der Anlagenbau Nord GmbH in Leipzig.",
    "Dort habe ich an 48 Wärmetauschern die Rundnähte im WIG-Verfahren geschweißt; die Durchstrahlungsprüfung beanstandete im Jahr 2025 weniger als ein Prozent. Für eine neue Baureihe habe ich die Schweißfolge so geändert, dass der Verzug um ein Drittel zurückging und 18.000 € im Jahr eingespart wurden.",
    "Meine Prüfungen nach DIN EN ISO 9606-1 sind gültig, außerdem habe ich drei Auszubildende bis zur Prüfung begleitet.",
    "Mit Ihrem Roboter der neuen Halle habe ich noch nicht gearbeitet. Eine ähnliche Anlage habe ich jedoch ein halbes Jahr lang eingerichtet.",
    "Ihr Betrieb repariert, was andere wegwerfen. Als Sohn eines Schlossers gefällt mir das, und ich wohne nur zwanzig Minuten entfernt.",
    "Anfangen kann ich am 1. Februar 2027. Über eine Einladung zum Gespräch oder zur Probearbeit freue ich mich.",
  ],
);

const french = aLetter(
  {
    sender: {
      name: "Hélène Lefèvre",
      address: "7, rue des Œillets\n69003 Lyon",
      email: "helene.lefevre@example.org",
      phone: "+33 4 72 55 01 76",
    },
    recipient: {
      company: "Société Béranger Énergies",
      person: "François Guérin",
      addressForm: "mr",
      department: "Direction des ressources humaines",
      address: "18, quai de l’Île\n38000 Grenoble",
    },
    place: "Lyon",
    date: "2026-12-01",
    subject: "Candidature au poste d’ingénieure réseau",
    salutation: "Monsieur,",
    closing:
      "Dans l’attente de votre réponse, je vous prie d’agréer, Monsieur, l’expression de mes salutations distinguées.",
    signature: "Hélène Lefèvre",
    enclosures: ["Curriculum vitæ", "Diplôme"],
  },
  [
    "Vous recherchez une ingénieure capable de raccorder des parcs solaires au réseau sans retarder les chantiers. C’est mon métier depuis huit ans, dont cinq au sein d’Hydrolys à Lyon.",
    "J’y ai conduit le raccordement de 14 parcs, soit 220 MW. En préparant les études avec l’exploitant dès l’appel d’offres, mon équipe a ramené le délai moyen de onze à sept mois et évité 120 000 € de pénalités.",
    "J’encadre deux techniciens et je forme les chefs de chantier aux règles de sécurité électrique.",
    "Je n’ai pas encore travaillé sur le stockage par batteries ; j’ai cependant suivi en 2025 une formation de six semaines sur ce sujet.",
    "Votre choix de garder la maintenance en interne me convainc : je préfère répondre pendant vingt ans d’une installation que de la livrer et l’oublier.",
    "Je suis disponible à partir du 1er février 2027 et me déplace volontiers à Grenoble.",
  ],
);

const spanish = aLetter(
  {
    sender: {
      name: "Begoña Muñoz Ibáñez",
      address: "Calle del Olmo 22, 3.º izq.\n28012 Madrid",
      email: "begona.munoz@example.org",
      phone: "+34 915 550 176",
    },
    recipient: {
      company: "Logística Ñandú, S. A.",
      person: "Íñigo Peñalver",
      addressForm: "mr",
      department: "Recursos Humanos",
      address: "Avenida de la Industria 4\n50197 Zaragoza",
    },
    place: "Madrid",
    date: "2026-11-23",
    subject: "Candidatura al puesto de jefa de almacén",
    salutation: "Estimado Sr. Peñalver:",
    closing: "Atentamente,",
    signature: "Begoña Muñoz Ibáñez",
    enclosures: ["Currículum", "Certificados"],
  },
  [
    "Buscan a una persona que dirija un almacén de tres turnos y que conozca el trabajo desde el suelo. Empecé preparando pedidos hace once años y desde 2021 dirijo el almacén de Distribuciones Castro.",
    "Tengo a mi cargo a 26 personas. Al cambiar el recorrido de preparación, los errores bajaron del 2,1 al 0,6 % y ahorramos 45.000 € al año.",
    "Manejo carretillas frontales y retráctiles, y he formado a nueve compañeros para obtener el carné.",
    "No he trabajado todavía con su programa de gestión, aunque sí implanté otro parecido en cuatro meses.",
    "Me gusta que ustedes contraten a quienes empiezan como temporales: yo también empecé así, y sé lo que vale esa confianza.",
    "Podría incorporarme el 1 de febrero de 2027 y estoy dispuesta a trasladarme a Zaragoza.",
  ],
);

export const letterOf: Readonly<Record<Language, LetterContent>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** The letter with a body of exactly so many words, its sentences again and again, in six paragraphs. */
export function ofWords(letter: LetterContent, count: number): LetterContent {
  const own = letter.paragraphs.flatMap(({ text }) => text.split(" "));
  const words = Array.from({ length: count }, (_, i) => own[i % own.length] ?? "");
  const each = Math.ceil(count / 6);
  const texts = Array.from({ length: 6 }, (_, i) => words.slice(i * each, (i + 1) * each).join(" "));
  return { ...letter, paragraphs: texts.map(paragraph) };
}
