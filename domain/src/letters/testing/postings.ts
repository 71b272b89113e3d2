import type { LetterJob } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";

export interface MadePosting {
  readonly language: Language;
  /** The key of the person who would answer it first. */
  readonly trade: string;
  readonly job: LetterJob;
}

const headings = {
  en: ["About the job", "You must have:", "Nice to have:"],
  de: ["Ihre Aufgaben", "Das bringen Sie mit (erforderlich):", "Von Vorteil:"],
  fr: ["Vos missions", "Profil requis :", "Serait un plus :"],
  es: ["Tus funciones", "Requisitos imprescindibles:", "Se valorará:"],
} as const;

/** A posting from a line: "title | company | place", what it is about, what it requires, and what it welcomes. */
export function makePosting(
  language: Language,
  trade: string,
  head: string,
  about: string,
  must: string,
  nice = "",
): MadePosting {
  const [title = "", company = "", location = ""] = head.split(" | ");
  const [first, second, third] = headings[language];
  const list = (items: string) =>
    items
      .split("; ")
      .map((item) => `- ${item}`)
      .join("\n");
  const text = [first, about, "", second, list(must), ...(nice === "" ? [] : ["", third, list(nice)])].join(
    "\n",
  );
  return { language, trade, job: { id: null, title, company, location, text } };
}

const make = makePosting;

/** Postings written for these tests. */
export const postings: readonly MadePosting[] = [
  make(
    "en",
    "warehouse",
    "Warehouse Team Leader (m/f/d) | Corby Logistics Ltd | Corby, UK",
    "You will run the late shift and look after stock and people.",
    "Inventory management; a forklift licence; team leadership",
    "Excel",
  ),
  make(
    "en",
    "warehouse",
    "NIGHT SHIFT MANAGER | Ashdown Parcels | Derby",
    "Our hub sorts 60,000 parcels a night.",
    "Leadership; first aid; Excel; SAP",
    "Forklift",
  ),
  make(
    "en",
    "warehouse",
    "Stock Controller - Full time | Meridian Foods | Leicester",
    "Keep our chilled stock right, day and night.",
    "Inventory management; Excel; attention to detail",
  ),
  make(
    "en",
    "nurse",
    "Registered Nurse, Surgical Unit | Northlake Medical Center | Cleveland, OH",
    "Nights on a surgical floor. Contact: Ms. Helen Ortiz, nurse manager.",
    "Patient care; medication administration; wound care; an RN license",
    "Epic",
  ),
  make(
    "en",
    "nurse",
    "RN - Emergency Department | MedStaff Recruitment | Toledo, OH",
    "Our client, a regional hospital, is growing its emergency department.",
    "Triage; IV therapy; ACLS",
    "Spanish is a plus",
  ),
  make(
    "en",
    "developer",
    "Senior Full-Stack Engineer | Brightwater Energy | Remote",
    "We build software for wind farms.",
    "TypeScript; React; PostgreSQL; Kubernetes",
    "AWS",
  ),
  make(
    "en",
    "developer",
    "Backend Developer (Node.js) | Orchard Pay Inc. | Chicago, IL",
    "Payments for small shops. Job reference: BE-2041",
    "Node.js; Docker; SQL",
    "GraphQL",
  ),
  make(
    "en",
    "developer",
    "Software Engineer | Confidential | Denver, CO",
    "A team of eight, a product that people use daily.",
    "React; TypeScript; CI/CD",
  ),
  make(
    "de",
    "pflege",
    "Pflegefachkraft (m/w/d) | St. Elisabeth Krankenhaus | Herne",
    "Sie versorgen Patienten auf unserer Station. Ihre Ansprechpartnerin für Fragen ist Frau Dr. Anna Keller.",
    "Wundversorgung; Medikamentengabe; Teamarbeit",
    "Palliativpflege",
  ),
  make(
    "de",
    "pflege",
    "Praxisanleiter/in Pflege | Diakonie Ruhrtal | Bochum",
    "Sie leiten Auszubildende an und entwickeln die Ausbildung weiter.",
    "Praxisanleitung; Pflegedokumentation; Kommunikation",
    "Moderation",
  ),
  make(
    "de",
    "pflege",
    "Wohnbereichsleitung (w/m/d) in Vollzeit | Haus am Park gGmbH | Essen",
    "Sie führen ein Team von 15 Pflegekräften.",
    "Dienstplanung; Führungserfahrung; Qualitätsmanagement",
    "Wundversorgung",
  ),
  make(
    "de",
    "mechaniker",
    "Instandhaltungsmechaniker (m/w/d) | Vogtland Papier AG | Plauen",
    "Sie halten unsere Maschinen in Gang. Kennziffer: IM-4711",
    "Instandhaltung; Hydraulik; SPS",
    "Schweißen",
  ),
  make(
    "de",
    "mechaniker",
    "CNC-FRÄSER (M/W/D) | Feinwerk Sachsen GmbH | Zwickau",
    "Wir fertigen Präzisionsteile in kleinen Serien.",
    "CNC-Fräsen; Zeichnungen lesen; Qualitätskontrolle",
    "Englisch",
  ),
  make(
    "de",
    "mechaniker",
    "Industriemechaniker/in | Hanse Personalservice GmbH | Dresden",
    "Für unseren Kunden, einen Maschinenbauer, suchen wir Verstärkung.",
    "Montage; Schweißen; Schichtarbeit",
  ),
  make(
    "de",
    "mechaniker",
    "Servicetechniker*in im Außendienst | Lindner Fördertechnik | Leipzig",
    "Sie warten Förderanlagen bei unseren Kunden.",
    "Wartung; SPS; ein Führerschein der Klasse B",
    "Englisch",
  ),
  make(
    "de",
    "pflege",
    "Altenpflegerin / Altenpfleger | Seniorenstift Auental | Witten",
    "Wir betreuen 80 Bewohnerinnen und Bewohner.",
    "Demenzbetreuung; Medikamentengabe; Empathie",
  ),
  make(
    "fr",
    "comptable",
    "Comptable fournisseurs (H/F) | Atlantique Menuiseries | Saint-Herblain",
    "Vous tenez la comptabilité fournisseurs. Pour postuler, adressez votre candidature à Mme Sylvie Renaud.",
    "Comptabilité; Sage; Excel",
    "Anglais",
  ),
  make(
    "fr",
    "comptable",
    "GESTIONNAIRE DE PAIE H/F | Groupe Vendée Santé | La Roche-sur-Yon",
    "Vous établissez 400 bulletins par mois.",
    "Paie; droit du travail; Excel",
    "SAP",
  ),
  make(
    "fr",
    "comptable",
    "Responsable comptable - CDI | Biscuiterie Le Gall | Quimper",
    "Vous encadrez une petite équipe. Réf. : RC-118",
    "Comptabilité; management d’équipe; TVA",
    "Anglais",
  ),
  make(
    "fr",
    "cuisinier",
    "Cuisinier(e) | EHPAD Les Tilleuls | Villeurbanne",
    "Vous préparez 120 repas par jour.",
    "Cuisine; HACCP; gestion des stocks",
    "Pâtisserie",
  ),
  make(
    "fr",
    "cuisinier",
    "Chef de cuisine H/F | Brasserie du Rhône | Lyon",
    "Une brasserie de quartier, midi et soir.",
    "Cuisine française; encadrement d’équipe; hygiène alimentaire",
    "Anglais",
  ),
  make(
    "fr",
    "cuisinier",
    "Second de cuisine | Agence Toque Intérim | Grenoble",
    "Pour notre client, un hôtel quatre étoiles, nous recrutons.",
    "Pâtisserie; HACCP; travail en équipe",
  ),
  make(
    "fr",
    "cuisinier",
    "Pâtissier / Pâtissière | Maison Charpin | Annecy",
    "Notre atelier fabrique tout sur place.",
    "Pâtisserie; hygiène alimentaire; créativité",
  ),
  make(
    "es",
    "dependienta",
    "Encargado/a de tienda | Librería Cálamo Sur | Huesca",
    "Llevarás una tienda con cuatro personas.",
    "Gestión de equipos; atención al cliente; inventario",
    "Inglés",
  ),
  make(
    "es",
    "dependienta",
    "DEPENDIENTA/E DE MODA | Tejidos Aragón | Zaragoza",
    "Buscamos a una persona con ganas de trabajar con público.",
    "Atención al cliente; caja; visual merchandising",
  ),
  make(
    "es",
    "dependienta",
    "Responsable de ventas | Grupo Pirene | Teruel",
    "Dirigirás las ventas de tres tiendas. Referencia: V-330",
    "Ventas; Excel; negociación",
    "Inglés",
  ),
  make(
    "es",
    "dependienta",
    "Agente de atención al cliente | Eurofirms ETT | Zaragoza",
    "Para nuestro cliente, una empresa de energía, seleccionamos agentes.",
    "Atención al cliente; Inglés; CRM",
  ),
  make(
    "es",
    "electricista",
    "Técnico/a de mantenimiento eléctrico | Cerámicas Alboraya | Castellón",
    "Mantendrás las líneas de producción. Contacto: Sra. Marta Ferrer Gil.",
    "Mantenimiento; instalaciones eléctricas; PLC",
    "Soldadura",
  ),
  make(
    "es",
    "electricista",
    "Oficial 1ª electricista | Hotel Playa Azul | Gandía",
    "Cuidarás de las instalaciones del hotel todo el año.",
    "Instalaciones eléctricas; lectura de planos; climatización",
  ),
  make(
    "es",
    "electricista",
    "Instalador de puntos de recarga | VoltaMar | Valencia",
    "Instalamos cargadores en garajes y empresas.",
    "Instalaciones eléctricas; prevención de riesgos laborales; carné de conducir B",
    "Domótica",
  ),
];
