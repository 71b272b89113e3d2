import type { CareerLevel } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../in-steps.ts";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import { TitleReader } from "./read-title.ts";

const reader = finish(TitleReader.of(shippedCatalogue().roles.values()));

type Row = readonly [title: string, role: string, level?: CareerLevel | null];

const english: readonly Row[] = [
  ["Sr. RN, ICU", "registered-nurse", "senior"],
  ["RN", "registered-nurse", null],
  ["Registered Nurse - Medical/Surgical, nights", "registered-nurse"],
  ["Regsitered Nruse", "registered-nurse"],
  ["Staff SWE II", "software-developer"],
  ["Sr Software Engineer", "software-developer", "senior"],
  ["Softwre Enginer", "software-developer"],
  ["Junior Software Developer (m/f/x)", "software-developer", "entry"],
  ["Software Engineer III", "software-developer", "senior"],
  ["Head Chef @ The Ivy", "head-chef"],
  ["Line cook", "cook"],
  ["HGV Class 1 Driver", "truck-driver"],
  ["Truck driver (nights)", "truck-driver"],
  ["Fork lift driver", "forklift-driver"],
  ["Electrican", "electrician"],
  ["Journeyman electrician", "electrician"],
  ["Approved Electrician", "electrician"],
  ["Bank Nurse", "registered-nurse"],
  ["Locum Pharmacist", "pharmacist"],
  ["Domestic Gas Engineer", "plumber"],
  ["Plumer", "plumber"],
  ["Primary school teacher, Year 3", "primary-school-teacher"],
  ["HS math teacher", "secondary-school-teacher"],
  ["Teaching asst.", "teaching-assistant"],
  ["Bank teller", "bank-teller"],
  ["Accountant, FP&A", "accountant"],
  ["Senior Accountant", "accountant", "senior"],
  ["Bookeeper", "bookkeeper"],
  ["Payroll clerk (part-time)", "payroll-clerk"],
  ["Retail sales assistant", "sales-assistant"],
  ["Store Mgr", "store-manager"],
  ["Cashier - weekends", "cashier"],
  ["Hotel receptionist", "hotel-receptionist"],
  ["Receptionst", "receptionist"],
  ["Executive Assistant to the CEO", "executive-assistant"],
  ["Police officer", "police-officer"],
  ["Fire fighter", "firefighter"],
  ["Security gaurd", "security-guard"],
  ["Solicitor", "lawyer"],
  ["Paralegal - litigation", "paralegal"],
  ["Physio", "physiotherapist"],
  ["Data Scientst", "data-scientist"],
  ["DevOps Engineer | AWS", "devops-engineer"],
  ["CEO", "chief-executive-officer", "executive"],
  ["Key Account Manager DACH", "key-account-manager"],
  ["Warehouse operative", "warehouse-worker"],
];

const spanish: readonly Row[] = [
  ["Enfermera eventual", "registered-nurse"],
  ["Electricista oficial de primera", "electrician"],
  ["Enfermera de planta", "registered-nurse"],
  ["Enfermero/a UCI", "critical-care-nurse"],
  ["Auxiliar de enfermería (TCAE)", "nursing-assistant"],
  ["Camarera de pisos", "room-attendant"],
  ["Camarero/a fines de semana", "waiter"],
  ["Cocinera", "cook"],
  ["Jefe de cocina", "head-chef"],
  ["Desarrollador de software sénior", "software-developer", "senior"],
  ["Programadora", "software-developer"],
  ["Dependienta de tienda", "sales-assistant"],
  ["Cajero de supermercado", "cashier"],
  ["Mozo de almacén", "warehouse-worker"],
  ["Carretillero", "forklift-driver"],
  ["Conductor de camión", "truck-driver"],
  ["Repartidor", "delivery-driver"],
  ["Electricista", "electrician"],
  ["Fontanero", "plumber"],
  ["Albañil", "bricklayer"],
  ["Soldadora", "welder"],
  ["Maestra de primaria", "primary-school-teacher"],
  ["Profesor de secundaria", "secondary-school-teacher"],
  ["Abogada laboralista", "lawyer"],
  ["Contable", "accountant"],
  ["Aux. administrativo", "office-clerk"],
  ["Recepcionista de hotel", "hotel-receptionist"],
  ["Teleoperadora", "customer-service-representative"],
  ["Peluquera", "hairdresser"],
  ["Fisioterapeuta", "physiotherapist"],
  ["Vigilante de seguridad", "security-guard"],
  ["Limpiadora", "cleaner"],
];

const french: readonly Row[] = [
  ["Infirmière vacataire", "registered-nurse"],
  ["Électricien qualifié", "electrician"],
  ["Soudeur certifié", "welder"],
  ["Aide-soignant(e) de nuit", "nursing-assistant"],
  ["Infirmière", "registered-nurse"],
  ["Infirmier H/F", "registered-nurse"],
  ["Développeur logiciel (F/H)", "software-developer"],
  ["Developpeuse logiciel senior", "software-developer", "senior"],
  ["Vendeuse en magasin", "sales-assistant"],
  ["Hôtesse de caisse", "cashier"],
  ["Serveur", "waiter"],
  ["Cuisinière", "cook"],
  ["Chef de cuisine", "head-chef"],
  ["Boulanger", "baker"],
  ["Chauffeur poids lourd", "truck-driver"],
  ["Chauffeur-livreur", "delivery-driver"],
  ["Cariste CACES 3", "forklift-driver"],
  ["Préparatrice de commandes", "order-picker"],
  ["Électricien", "electrician"],
  ["Plombier chauffagiste", "plumber"],
  ["Maçon", "bricklayer"],
  ["Soudeur", "welder"],
  ["Professeur des écoles", "primary-school-teacher"],
  ["Avocate", "lawyer"],
  ["Comptable confirmé", "accountant", "senior"],
  ["Secrétaire médicale", "medical-secretary"],
  ["Agent d'entretien", "cleaner"],
  ["Coiffeuse", "hairdresser"],
  ["Agent de sécurité", "security-guard"],
  ["Kinésithérapeute", "physiotherapist"],
  ["Sage-femme", "midwife"],
  ["Pompier", "firefighter"],
  ["Facteur", "mail-carrier"],
];

const german: readonly Row[] = [
  ["Geprüfter Elektriker", "electrician"],
  ["Staatlich anerkannte Erzieherin", "preschool-teacher"],
  ["Selbstständiger Maler", "painter"],
  ["Softwareentwickler m/w/d", "software-developer"],
  ["Software-Entwickler:in", "software-developer"],
  ["Krankenschwester", "registered-nurse"],
  ["Pflegefachkraft (m/w/d) Intensiv", "registered-nurse"],
  ["Gesundheits- und Krankenpflegerin", "registered-nurse"],
  ["Kfm. Angestellte", "administrative-assistant"],
  ["Sachbearbeiterin", "administrative-assistant"],
  ["Bürokauffrau", "administrative-assistant"],
  ["Verkäuferin im Einzelhandel", "sales-assistant"],
  ["Kassierer/in", "cashier"],
  ["Lagerarbeiter", "warehouse-worker"],
  ["Staplerfahrer", "forklift-driver"],
  ["LKW-Fahrer (m/w/d) Nahverkehr", "truck-driver"],
  ["Berufskraftfahrer CE", "truck-driver"],
  ["Elektroniker für Energie- und Gebäudetechnik", "electrician"],
  ["Maurer", "bricklayer"],
  ["Schweisser", "welder"],
  ["Koch", "cook"],
  ["Küchenchef", "head-chef"],
  ["Kellnerin", "waiter"],
  ["Grundschullehrerin", "primary-school-teacher"],
  ["Erzieher*in", "preschool-teacher"],
  ["Rechtsanwältin", "lawyer"],
  ["Buchhalter", "bookkeeper"],
  ["Reinigungskraft", "cleaner"],
  ["Friseurin", "hairdresser"],
  ["Physiotherapeut", "physiotherapist"],
  ["Industriemechaniker", "industrial-mechanic"],
  ["Kfz-Mechatroniker", "car-mechanic"],
  ["Polizist", "police-officer"],
];

describe("reading a title", () => {
  const table: readonly (readonly [Language, readonly Row[]])[] = [
    ["en", english],
    ["es", spanish],
    ["fr", french],
    ["de", german],
  ];
  for (const [language, rows] of table)
    for (const [title, role, level] of rows)
      it(`finds in ${language} that "${title}" is ${role}`, () => {
        const read = reader.read(title, language);
        const [first] = read.candidates;
        expect(read.role?.id ?? `? ${first?.role.id}`).toBe(role);
        if (level !== undefined) expect(read.level).toBe(level);
      });

  it("covers at least 120 titles", () => {
    expect(table.flatMap(([, rows]) => rows).length).toBeGreaterThanOrEqual(120);
  });

  it.each<[string, Language, readonly string[]]>([
    ["Entwickler m/w/d", "de", ["software-developer"]],
    ["Nurse manager or charge nurse", "en", ["nurse-manager", "charge-nurse"]],
    ["Ingeniero", "es", ["civil-engineer"]],
  ])("lists the candidates for %j", (title, language, some) => {
    const { candidates } = reader.read(title, language);
    expect(candidates.length).toBeLessThanOrEqual(5);
    expect(candidates.map(({ role }) => role.id)).toEqual(expect.arrayContaining([...some]));
  });

  it.each([
    "",
    "   ",
    "看護師",
    "медсестра",
    "!!! ???",
    "x",
    "asdf qwer zxcv",
    "Quantum unicorn whisperer",
    "42",
    "(m/w/d)",
  ])("finds no role for %j", (title) => {
    expect(reader.read(title, "en")).toMatchObject({ role: null, candidates: [] });
  });

  it("answers any text, the same twice, with a confidence between 0 and 1", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: "binary" }),
        fc.constantFrom<Language>("en", "es", "fr", "de"),
        (text, language) => {
          const read = reader.read(text, language);
          expect(read).toEqual(reader.read(text, language));
          expect(read.confidence).toBeGreaterThanOrEqual(0);
          expect(read.confidence).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 100 },
    );
  });
});
