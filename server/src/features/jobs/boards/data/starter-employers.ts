import type { BoardKind } from "../board-address.ts";

/** An employer whose public board is fetched from the first start on. Facts only: who, where, what trade, which board. */
export interface StarterEmployer {
  readonly employer: string;
  readonly country: "US" | "GB" | "FR" | "DE" | "ES";
  readonly trade: (typeof starterTrades)[number];
  readonly kind: BoardKind;
  readonly slug: string;
}

export const starterTrades = [
  "hospital",
  "school",
  "logistics",
  "retail",
  "craft",
  "public",
  "hotel",
  "technology",
] as const;

type Row = readonly [
  StarterEmployer["country"],
  StarterEmployer["trade"],
  BoardKind,
  readonly (readonly [employer: string, slug: string])[],
];

/**
 * By country and trade. Boards move: each is asked at the first start, and one that answers nothing three times is left
 * alone and listed on the page about sources.
 */
// biome-ignore format: a table, one employer a line.
const table: readonly Row[] = [
  ["US", "technology", "greenhouse", [
    ["Airbnb", "airbnb"],
    ["Anthropic", "anthropic"],
    ["Asana", "asana"],
    ["Cloudflare", "cloudflare"],
    ["Databricks", "databricks"],
    ["Datadog", "datadog"],
    ["Discord", "discord"],
    ["Duolingo", "duolingo"],
    ["Elastic", "elastic"],
    ["Figma", "figma"],
    ["GitLab", "gitlab"],
    ["Lyft", "lyft"],
    ["MongoDB", "mongodb"],
    ["Pinterest", "pinterest"],
    ["Reddit", "reddit"],
    ["Samsara", "samsara"],
    ["Squarespace", "squarespace"],
    ["Stripe", "stripe"],
    ["Twitch", "twitch"],
    ["Waymo", "waymo"],
    ["Coinbase", "coinbase"],
    ["Robinhood", "robinhood"],
    ["Affirm", "affirm"],
    ["Brex", "brex"],
    ["Gusto", "gusto"],
    ["Okta", "okta"],
    ["Twilio", "twilio"],
    ["Dropbox", "dropbox"],
  ]],
  ["US", "technology", "ashby", [
    ["OpenAI", "openai"],
    ["Ramp", "ramp"],
    ["Notion", "notion"],
    ["Linear", "linear"],
  ]],
  ["US", "technology", "lever", [
    ["Palantir", "palantir"],
    ["Spotify", "spotify"],
  ]],
  ["US", "logistics", "greenhouse", [
    ["Flexport", "flexport"],
    ["Instacart", "instacart"],
    ["Zipline", "flyzipline"],
    ["Nuro", "nuro"],
  ]],
  ["US", "retail", "greenhouse", [
    ["Warby Parker", "warbyparker"],
    ["Allbirds", "allbirds"],
    ["Glossier", "glossier"],
    ["SharkNinja", "sharkninjaoperatingllc"],
    ["Peloton", "peloton"],
    ["Faire", "faire"],
  ]],
  ["US", "hospital", "greenhouse", [
    ["Oscar Health", "oscar"],
    ["Cityblock Health", "cityblockhealth"],
    ["One Medical", "onemedical"],
    ["Maven Clinic", "mavenclinic"],
    ["Oak Street Health", "oakstreethealth"],
    ["Carbon Health", "carbonhealth"],
    ["Headway", "headway"],
  ]],
  ["US", "hospital", "lever", [
    ["Included Health", "includedhealth"],
  ]],
  ["US", "hospital", "workday", [
    ["CommonSpirit Health", "commonspirit.wd1/CommonSpirit"],
    ["Cleveland Clinic", "ccf.wd1/ClevelandClinicCareers"],
    ["Mass General Brigham", "massgeneralbrigham.wd1/MGBExternal"],
    ["Stanford Health Care", "stanfordhealthcare.wd5/SHC_External_Career_Site"],
    ["Children's Hospital of Philadelphia", "chop.wd5/CHOP"],
    ["Memorial Sloan Kettering", "msk.wd5/MSKCC"],
    ["Henry Ford Health", "henryford.wd1/HFHS"],
    ["Intermountain Health", "imh.wd108/IntermountainCareers"],
    ["Ochsner Health", "ochsner.wd1/Ochsner"],
    ["WakeMed Health", "wakemed.wd1/WakeMed"],
    ["CVS Health", "cvshealth.wd1/CVS_Health_Careers"],
    ["Elevance Health", "elevancehealth.wd1/ANT"],
  ]],
  ["US", "school", "greenhouse", [
    ["KIPP", "kipp"],
    ["Khan Academy", "khanacademy"],
    ["Coursera", "coursera"],
    ["Outschool", "outschool"],
  ]],
  ["US", "school", "workday", [
    ["Yale University", "yale.wd5/YaleUniversityJobs"],
    ["University of Chicago", "uchicago.wd5/External"],
    ["Cornell University", "cornell.wd1/CornellCareerPage"],
    ["Vanderbilt University", "vanderbilt.wd1/Vanderbilt"],
    ["Georgetown University", "georgetown.wd1/Georgetown_Admin_Careers"],
    ["Brown University", "brown.wd5/staff-careers-brown"],
    ["Rochester Institute of Technology", "rit.wd5/RIT"],
  ]],
  ["US", "retail", "workday", [
    ["Target", "target.wd5/targetcareers"],
    ["Walmart", "walmart.wd5/WalmartExternal"],
    ["The Home Depot", "homedepot.wd5/CareerDepot"],
    ["Nordstrom", "nordstrom.wd501/nordstrom_careers"],
    ["Gap", "gapinc.wd1/GAPINC"],
    ["Dollar Tree", "dollartree.wd5/dollartreeus"],
    ["Best Buy", "bestbuy.wd5/BestBuy"],
    ["PetSmart", "petsmart.wd1/PetSmart"],
  ]],
  ["US", "hotel", "workday", [
    ["Hyatt", "hyatt.wd5/Hyatt_Careers"],
    ["Wyndham Hotels", "wyndham.wd5/Wyndham"],
    ["Hilton Grand Vacations", "hgv.wd5/HGV_Careers"],
  ]],
  ["US", "logistics", "workday", [
    ["FedEx Freight", "fedex.wd1/FXE-US_External"],
    ["Ryder", "ryder.wd5/RyderCareers"],
    ["XPO", "xpo.wd5/Careers"],
    ["C.H. Robinson", "chrobinson.wd5/CHRobinson"],
    ["Sysco", "sysco.wd5/syscocareers"],
  ]],
  ["US", "craft", "workday", [
    ["Carrier", "carrier.wd5/jobs"],
    ["Otis", "otis.wd5/REC_Ext_Gateway"],
    ["Johnson Controls", "jci.wd5/JCI"],
    ["Sherwin-Williams", "sherwin.wd5/External"],
    ["Trane Technologies", "tranetechnologies.wd12/TT_Careers"],
  ]],
  ["US", "public", "site", [
    ["City of Austin", "www.austincityjobs.org"],
  ]],
  ["US", "public", "greenhouse", [
    ["Code for America", "codeforamerica"],
    ["US Digital Response", "usdigitalresponse"],
  ]],
  ["GB", "technology", "greenhouse", [
    ["Monzo", "monzo"],
    ["Deliveroo", "deliveroo"],
    ["Graphcore", "graphcore"],
    ["Wayve", "wayve"],
    ["Starling Bank", "starlingbank"],
    ["Checkout.com", "checkoutcom"],
  ]],
  ["GB", "technology", "ashby", [
    ["Multiverse", "multiverse"],
    ["Synthesia", "synthesia"],
  ]],
  ["GB", "technology", "smartrecruiters", [
    ["Wise", "Wise"],
  ]],
  ["GB", "hospital", "workday", [
    ["Spire Healthcare", "spirehealthcare.wd3/Spire_Healthcare"],
    ["Nuffield Health", "nuffieldhealth.wd3/NuffieldHealth"],
    ["Bupa", "bupa.wd3/EXT_CAREER"],
  ]],
  ["GB", "hospital", "site", [
    ["NHS Jobs", "www.jobs.nhs.uk"],
    ["NHS Scotland", "apply.jobs.scot.nhs.uk"],
  ]],
  ["GB", "school", "site", [
    ["University of Oxford", "www.jobs.ox.ac.uk"],
    ["University of Cambridge", "www.jobs.cam.ac.uk"],
    ["Teaching Vacancies", "teaching-vacancies.service.gov.uk"],
  ]],
  ["GB", "public", "site", [
    ["Civil Service Jobs", "www.civilservicejobs.service.gov.uk"],
  ]],
  ["GB", "retail", "workday", [
    ["Dunelm", "dunelm.wd3/Dunelm"],
    ["Kingfisher", "kingfisher.wd3/Kingfisher"],
  ]],
  ["GB", "logistics", "greenhouse", [
    ["Ocado Technology", "ocadotechnology"],
  ]],
  ["GB", "hotel", "smartrecruiters", [
    ["Dishoom", "Dishoom"],
    ["Soho House", "SohoHouseCo"],
  ]],
  ["FR", "technology", "lever", [
    ["Qonto", "qonto"],
    ["Swile", "swile"],
    ["Mistral AI", "mistral"],
    ["PayFit", "payfit"],
  ]],
  ["FR", "technology", "greenhouse", [
    ["Doctolib", "doctolib"],
    ["Dataiku", "dataiku"],
    ["Algolia", "algolia"],
    ["BlaBlaCar", "blablacar"],
    ["Criteo", "criteo"],
  ]],
  ["FR", "technology", "smartrecruiters", [
    ["Ubisoft", "Ubisoft2"],
    ["Devoteam", "Devoteam"],
  ]],
  ["FR", "retail", "smartrecruiters", [
    ["Decathlon", "Decathlon"],
    ["Fnac Darty", "FnacDarty"],
    ["Leroy Merlin", "LeroyMerlin"],
    ["Sephora", "Sephora1"],
  ]],
  ["FR", "hotel", "smartrecruiters", [
    ["Accor", "AccorHotel"],
    ["Club Med", "ClubMed"],
    ["Big Mamma", "BigMammaGroup"],
  ]],
  ["FR", "logistics", "smartrecruiters", [
    ["Geodis", "GEODIS"],
    ["ID Logistics", "IDLogistics"],
  ]],
  ["FR", "craft", "smartrecruiters", [
    ["Eiffage", "Eiffage"],
    ["Spie", "SPIE"],
  ]],
  ["FR", "hospital", "smartrecruiters", [
    ["Ramsay Santé", "RamsaySante"],
    ["Emeis", "EMEIS"],
  ]],
  ["FR", "public", "site", [
    ["Choisir le service public", "choisirleservicepublic.gouv.fr"],
    ["AP-HP", "recrutement.aphp.fr"],
  ]],
  ["FR", "school", "greenhouse", [
    ["OpenClassrooms", "openclassrooms"],
  ]],
  ["DE", "technology", "greenhouse", [
    ["N26", "n26"],
    ["HelloFresh", "hellofresh"],
    ["GetYourGuide", "getyourguide"],
    ["Celonis", "celonis"],
    ["Contentful", "contentful"],
    ["SumUp", "sumup"],
    ["Trade Republic", "traderepublicbank"],
  ]],
  ["DE", "technology", "personio", [
    ["Personio", "personio"],
  ]],
  ["DE", "technology", "ashby", [
    ["DeepL", "deepl"],
  ]],
  ["DE", "logistics", "greenhouse", [
    ["Flink", "flink"],
    ["Forto", "forto"],
  ]],
  ["DE", "logistics", "smartrecruiters", [
    ["Delivery Hero", "DeliveryHero"],
  ]],
  ["DE", "retail", "smartrecruiters", [
    ["Zalando", "Zalando"],
    ["Douglas", "DOUGLAS"],
  ]],
  ["DE", "craft", "smartrecruiters", [
    ["Bosch Group", "BoschGroup"],
    ["Enpal", "Enpal"],
  ]],
  ["DE", "craft", "personio", [
    ["1Komma5°", "1komma5grad"],
  ]],
  ["DE", "hospital", "site", [
    ["Charité", "karriere.charite.de"],
    ["Universitätsklinikum Heidelberg", "karriere.klinikum.uni-heidelberg.de"],
  ]],
  ["DE", "hotel", "personio", [
    ["25hours Hotels", "25hours-hotels"],
  ]],
  ["DE", "hotel", "smartrecruiters", [
    ["Motel One", "MotelOne"],
  ]],
  ["DE", "public", "site", [
    ["Bund.de Stellenangebote", "www.service.bund.de"],
    ["Interamt", "interamt.de"],
  ]],
  ["DE", "school", "personio", [
    ["SRH Hochschulen", "srh"],
  ]],
  ["ES", "technology", "greenhouse", [
    ["Typeform", "typeform"],
    ["Factorial", "factorial"],
    ["Wallapop", "wallapop"],
    ["Cabify", "cabify"],
    ["TravelPerk", "travelperk"],
    ["Fever", "fever"],
  ]],
  ["ES", "logistics", "greenhouse", [
    ["Glovo", "glovo"],
  ]],
  ["ES", "retail", "site", [
    ["Mercadona", "empleo.mercadona.es"],
    ["Inditex", "www.inditexcareers.com"],
  ]],
  ["ES", "hotel", "site", [
    ["Meliá Hotels", "careers.melia.com"],
  ]],
  ["ES", "public", "site", [
    ["Administración pública", "administracion.gob.es"],
  ]],
  ["ES", "hospital", "site", [
    ["Quirónsalud", "empleo.quironsalud.com"],
  ]],
  ["ES", "school", "smartrecruiters", [
    ["Universidad Europea", "UniversidadEuropea"],
  ]],
  ["ES", "craft", "smartrecruiters", [
    ["Ferrovial", "Ferrovial"],
  ]],
];

/** The employers fetched from the first start on. */
export const starterEmployers: readonly StarterEmployer[] = table.flatMap(
  ([country, trade, kind, employers]) =>
    employers.map(([employer, slug]) => ({ employer, country, trade, kind, slug })),
);
