import { plainText } from "../../vocabulary/stem.ts";
import { type Industry, industries } from "../industries.ts";

/** Beginnings of words for each field of work, in four languages and plain letters. */
const words: Readonly<Record<Industry, string>> = {
  technology: "technolog tecnolog tech software informati it edv",
  health: "health salud sante gesundheit medic medizin pharma hospital krankenhaus nursing enfermeria pflege",
  care: "care cuidados soins aide betreuung childcare social sozial",
  education: "educa enseign bildung teach school docencia ensenanza formation schule unterricht",
  finance:
    "financ finanz bank banc banqu versicherung insurance seguros assurance account contab comptab buchhalt",
  law: "law legal derecho juridi droit recht jura justi",
  public: "public gobierno government administracion verwaltung offentlich estado etat behorde",
  construction: "construc bau btp obra batiment",
  manufacturing: "manufact produktion produc fabri industri fertigung",
  engineering: "engineer ingenier ingenieur technik",
  science: "scien ciencia wissenschaft recherche research forschung investig",
  retail: "retail comercio einzelhandel commerce handel tienda magasin",
  hospitality: "hospitality hotel hosteleria hotellerie gastgewerbe tourism turismo tourisme tourismus",
  food: "food gastro restaura aliment lebensmittel cocina cuisine",
  transport: "transport verkehr",
  logistics: "logisti almacen lager entrepot warehouse supply",
  energy: "energ utilities versorg",
  agriculture: "agri landwirt campo farm",
  media: "media medios medien press journalis verlag publishing",
  arts: "art kunst kultur culture design diseno",
  marketing: "marketing publicidad werbung publicite advertis",
  sales: "sales ventas vente vertrieb",
  people: "people human personal recursos ressources hr rrhh rh recruit",
  office: "office oficina bureau buro verwaltung business empresa",
  security: "security seguridad securite sicherheit police polici polizei",
  cleaning: "clean limpieza nettoyage reinigung",
  beauty: "beauty belleza beaute schonheit kosmetik friseur peluqueria coiffure",
  sport: "sport deporte fitness",
  property: "property inmobili immobili real estate",
  nonprofit: "nonprofit non-profit ong ngo verein association charity gemeinnutzig",
};

/** The field of work that a text names in any of the four languages; null when it names none. */
export function readIndustry(said: string): Industry | null {
  const plain = plainText(said.slice(0, 200)).trim();
  if (plain === "") return null;
  const own = industries.find((industry) => industry === plain);
  if (own !== undefined) return own;
  const asked = plain.split(/[^a-z0-9-]+/).filter((word) => word.length > 1);
  for (const industry of industries)
    if (
      words[industry]
        .split(" ")
        .some((start) => asked.some((word) => (start.length < 4 ? word === start : word.startsWith(start))))
    )
      return industry;
  return null;
}
