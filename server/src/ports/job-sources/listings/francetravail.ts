import { field, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, type Step } from "../port.ts";

/** Trades of the national directory, by which its search is divided so that each stays under the last index. */
const domains = "ABCDEFGHIJKLMN".split("");
const pageSize = 150;
const lastIndex = 1_149;
const pageAt = (domain: string, from: number): Step => ({
  url: `https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search?grandDomaine=${domain}&sort=1&range=${from}-${Math.min(from + pageSize - 1, lastIndex)}`,
  kind: `${domain}/${from}`,
});

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,100}\.[\p{L}]{2,20}/gu;
const phone = /(?:\+33|\b0)\s?[1-9](?:[\s.-]?\d{2}){4}\b/g;

/**
 * France Travail's national list. Who to write to is personal data: `contact` is never read except for its link, and
 * addresses and numbers in the text are taken out.
 */
export const franceTravail: JobSource = {
  id: "francetravail",
  policy: policyOf({
    name: "France Travail",
    link: "https://www.francetravail.fr/",
    domains: ["francetravail.fr", "pole-emploi.fr"],
    refreshMinutes: 24 * 60,
    keepDays: 30,
    countries: ["FR"],
    keys: ["FRANCE_TRAVAIL_CLIENT_ID", "FRANCE_TRAVAIL_CLIENT_SECRET"],
    pauseMs: 500,
    askedPerDay: 400,
    keyPage: "https://francetravail.io/data/api/offres-emploi",
  }),
  token: {
    url: "https://entreprise.francetravail.fr/connexion/oauth2/access_token?realm=%2Fpartenaire",
    body: "grant_type=client_credentials&client_id={FRANCE_TRAVAIL_CLIENT_ID}&client_secret={FRANCE_TRAVAIL_CLIENT_SECRET}&scope=api_offresdemploiv2%20o2dsoffre",
  },
  start: () => domains.map((domain) => pageAt(domain, 0)),
  read(body, { kind = "" }) {
    const read = readItems(field(jsonOf(body), "resultats"), (offer) => {
      const id = textIn(offer.id);
      if (offer.intitule === undefined || !/^\w{1,40}$/.test(id)) return null;
      const pay = offer.salaire;
      return {
        source: "francetravail",
        sourceId: id,
        title: offer.intitule,
        company: field(offer.entreprise, "nom"),
        location: textIn(field(offer.lieuTravail, "libelle")).replace(/^\d[\dAB]\d?\s*-\s*/, ""),
        country: "FR",
        posted: offer.dateCreation,
        salary: textIn(field(pay, "libelle")) || field(pay, "commentaire"),
        description: textIn(offer.description).replace(email, "[…]").replace(phone, "[…]"),
        type: [offer.dureeTravailLibelleConverti, offer.typeContrat, offer.typeContratLibelle],
        url:
          textIn(field(offer.origineOffre, "urlOrigine")) ||
          `https://candidat.francetravail.fr/offres/recherche/detail/${id}`,
      };
    });
    const [domain = "", from = ""] = kind.split("/");
    const start = Number(from) + pageSize;
    const isFull = listIn(read.postings).length + read.skipped >= pageSize && start <= lastIndex;
    return isFull ? { ...read, next: [pageAt(domain, start)] } : read;
  },
};
