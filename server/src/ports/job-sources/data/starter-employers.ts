import type { BoardKind } from "../board-address.ts";

/**
 * An employer whose public board is fetched from the first start on, or whose own site is offered to follow. Facts only:
 * who, where, what trade, which board.
 */
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
 * By country and trade. Boards move, and none was requested while this was written: rows are boards from public lists
 * or well-known ones; doubtful ones were left out. Each is requested at the first start; one that fails three times is
 * skipped and listed on the page about sources. Many hospitals, schools and offices outside the United States run their
 * own boards, so those rows are few: the sources with free keys cover them (Reed, France Travail, Adzuna), and anybody
 * can follow another. `site` rows are employers' own career sites: they are only read once the operator lists one or a
 * person follows it, so here they are merely offered.
 */
// biome-ignore format: a table, one employer a line.
const table: readonly Row[] = [
  ["US", "technology", "greenhouse", [
    ["Airbnb", "airbnb"],
    ["Anthropic", "anthropic"],
    ["Cloudflare", "cloudflare"],
    ["Databricks", "databricks"],
    ["Datadog", "datadog"],
    ["Figma", "figma"],
    ["Stripe", "stripe"],
  ]],
  ["US", "technology", "ashby", [
    ["OpenAI", "openai"],
    ["Notion", "notion"],
  ]],
  ["US", "technology", "lever", [
    ["Palantir", "palantir"],
    ["Spotify", "spotify"],
  ]],
  ["US", "logistics", "greenhouse", [
    ["Flexport", "flexport"],
    ["Instacart", "instacart"],
    ["Zipline", "flyzipline"],
  ]],
  ["US", "logistics", "workday", [
    ["FedEx Freight", "fedex.wd1/FXE-US_External"],
    ["Ryder", "ryder.wd5/RyderCareers"],
    ["Sysco", "sysco.wd5/syscocareers"],
    ["Lineage", "onelineage.wd1/External"],
    ["First Student", "firststudent.wd1/firststudent"],
  ]],
  ["US", "retail", "greenhouse", [
    ["Warby Parker", "warbyparker"],
    ["SharkNinja", "sharkninjaoperatingllc"],
  ]],
  ["US", "retail", "workday", [
    ["Target", "target.wd5/targetcareers"],
    ["Walmart", "walmart.wd5/WalmartExternal"],
    ["The Home Depot", "homedepot.wd5/CareerDepot"],
    ["Nordstrom", "nordstrom.wd501/nordstrom_careers"],
    ["Gap", "gapinc.wd1/GAPINC"],
    ["Meijer", "meijer.wd5/meijer"],
    ["TJX", "tjx.wd1/TJX_EXTERNAL"],
  ]],
  ["US", "hospital", "greenhouse", [
    ["Oscar Health", "oscar"],
    ["Cityblock Health", "cityblockhealth"],
    ["Maven Clinic", "mavenclinic"],
  ]],
  ["US", "hospital", "lever", [
    ["Included Health", "includedhealth"],
  ]],
  ["US", "hospital", "workday", [
    ["Cleveland Clinic", "ccf.wd1/ClevelandClinicCareers"],
    ["Mass General Brigham", "massgeneralbrigham.wd1/MGBExternal"],
    ["Stanford Health Care", "stanfordhealthcare.wd5/SHC_External_Career_Site"],
    ["Intermountain Health", "imh.wd108/IntermountainCareers"],
    ["Ochsner Health", "ochsner.wd1/Ochsner"],
    ["CVS Health", "cvshealth.wd1/CVS_Health_Careers"],
    ["Banner Health", "bannerhealth.wd108/Careers"],
    ["NewYork-Presbyterian", "nyp.wd1/nypcareers"],
    ["Seattle Children’s", "seattlechildrens.wd5/External"],
    ["Cincinnati Children’s", "cincinnatichildrens.wd5/careersatcincinnatichildrens"],
    ["St. Jude", "stjude.wd1/stjude"],
    ["SSM Health", "ssmh.wd5/ssmhealth"],
    ["Denver Health", "denverhealth.wd1/dhha-main"],
    ["Vanderbilt University Medical Center", "vumc.wd1/vumccareers"],
  ]],
  ["US", "school", "greenhouse", [
    ["Coursera", "coursera"],
  ]],
  ["US", "school", "smartrecruiters", [
    ["Uncommon Schools", "UncommonSchools"],
    ["Harvard University", "HarvardUniversity"],
  ]],
  ["US", "school", "workday", [
    ["University of Chicago", "uchicago.wd5/External"],
    ["Cornell University", "cornell.wd1/CornellCareerPage"],
    ["Georgetown University", "georgetown.wd1/Georgetown_Admin_Careers"],
    ["Brown University", "brown.wd5/staff-careers-brown"],
    ["Ohio State University", "osu.wd1/OSUCareers"],
    ["University of Texas at Austin", "utaustin.wd1/UTstaff"],
    ["Texas A&M University", "tamus.wd1/TAMU_External"],
    ["Ivy Tech Community College", "ivytech.wd1/ivy_tech_careers"],
    ["Douglas County School District", "dcsd.wd5/dcsd"],
  ]],
  ["US", "hotel", "workday", [
    ["Four Seasons", "fourseasons.wd3/Search"],
    ["Choice Hotels", "choicehotels.wd5/External"],
    ["SH Hotels", "shhotelsandresorts.wd12/SHG"],
    ["Pyramid Global Hospitality", "benchmark.wd1/pyramid_careers"],
    ["Motel 6", "g6hospitality.wd5/corporate-team"],
  ]],
  ["US", "craft", "workday", [
    ["Carrier", "carrier.wd5/jobs"],
    ["Otis", "otis.wd5/REC_Ext_Gateway"],
    ["Johnson Controls", "jci.wd5/JCI"],
    ["Rentokil Terminix", "terminix.wd1/rentokilnorthamerica"],
    ["Blattner", "blattner.wd5/blattnerenergy"],
    ["HITT Contracting", "hitt.wd1/hitt"],
  ]],
  ["US", "public", "workday", [
    ["State of Oregon", "oregon.wd5/SOR_External_Career_Site"],
    ["State of Oklahoma", "okgov.wd1/okgovjobs"],
    ["City of Baltimore", "baltimorecity.wd1/External"],
    ["City of Orlando", "cityoforlando.wd5/cityoforlandocareers"],
    ["City of Charlotte", "charlottenc.wd12/citgov"],
    ["City of Arlington", "arlingtontx.wd1/cityofarlingtoncareers"],
    ["Pima County", "pimacounty.wd5/pimacareers"],
  ]],
  ["GB", "technology", "greenhouse", [
    ["Monzo", "monzo"],
    ["Deliveroo", "deliveroo"],
    ["Graphcore", "graphcore"],
    ["Wayve", "wayve"],
  ]],
  ["GB", "technology", "ashby", [
    ["Synthesia", "synthesia"],
  ]],
  ["GB", "technology", "smartrecruiters", [
    ["Wise", "Wise"],
    ["Playtech", "Playtech"],
    ["Endava", "Endava"],
  ]],
  ["GB", "technology", "workday", [
    ["London Stock Exchange Group", "lseg.wd3/Careers"],
    ["Kainos", "kainos.wd3/kainos"],
  ]],
  ["GB", "hospital", "workday", [
    ["Cleveland Clinic London", "ccf.wd1/ClevelandClinicCareersUK"],
    ["Bupa", "bupa.wd3/EXT_CAREER"],
  ]],
  ["GB", "hospital", "site", [
    ["NHS Jobs", "www.jobs.nhs.uk"],
    ["NHS Scotland", "apply.jobs.scot.nhs.uk"],
  ]],
  ["GB", "school", "site", [
    ["Teaching Vacancies", "teaching-vacancies.service.gov.uk"],
    ["University of Cambridge", "www.jobs.cam.ac.uk"],
  ]],
  ["GB", "logistics", "smartrecruiters", [
    ["Culina Group", "CulinaGroup1"],
    ["DPD UK", "DPDGroupUK1"],
  ]],
  ["GB", "retail", "smartrecruiters", [
    ["Frasers Group", "frasersgroup"],
  ]],
  ["GB", "retail", "workday", [
    ["Christie’s", "christies.wd3/christies_careers"],
  ]],
  ["GB", "hotel", "smartrecruiters", [
    ["WSH", "WSHGroup"],
  ]],
  ["GB", "craft", "workday", [
    ["DS Smith", "dssmith.wd3/careers"],
    ["Rolls-Royce", "rollsroyce.wd3/professional"],
  ]],
  ["FR", "technology", "lever", [
    ["Qonto", "qonto"],
    ["Swile", "swile"],
    ["Mistral AI", "mistral"],
  ]],
  ["FR", "technology", "greenhouse", [
    ["Doctolib", "doctolib"],
    ["Dataiku", "dataiku"],
    ["Algolia", "algolia"],
  ]],
  ["FR", "technology", "smartrecruiters", [
    ["Ubisoft", "Ubisoft2"],
    ["Devoteam", "Devoteam"],
    ["Sopra Steria", "SopraSteria1"],
    ["Digital Virgo", "DigitalVirgo"],
  ]],
  ["FR", "technology", "workday", [
    ["Murex", "murex.wd3/murexcareerpage1"],
    ["Onepoint", "onepoint.wd3/onepoint"],
  ]],
  ["FR", "retail", "smartrecruiters", [
    ["BUT", "BUT2"],
  ]],
  ["FR", "retail", "workday", [
    ["Diptyque", "diptyqueparis.wd103/diptyquecareers"],
    ["Lyreco", "lyreco.wd3/lyreco_careers"],
  ]],
  ["FR", "hotel", "smartrecruiters", [
    ["Accor", "AccorHotel"],
  ]],
  ["FR", "craft", "smartrecruiters", [
    ["Eiffage", "Eiffage"],
  ]],
  ["FR", "craft", "workday", [
    ["Tarkett", "tarkett.wd3/tarkett_careers"],
    ["Air Liquide", "airliquidehr.wd3/AirLiquideExternalCareer"],
    ["Imerys", "imerys.wd3/imerys-careers"],
    ["Valeo", "valeo.wd3/valeo_jobs"],
  ]],
  ["FR", "hospital", "site", [
    ["AP-HP", "recrutement.aphp.fr"],
  ]],
  ["FR", "public", "site", [
    ["Choisir le service public", "choisirleservicepublic.gouv.fr"],
  ]],
  ["DE", "technology", "greenhouse", [
    ["N26", "n26"],
    ["HelloFresh", "hellofresh"],
    ["GetYourGuide", "getyourguide"],
    ["Celonis", "celonis"],
    ["Contentful", "contentful"],
    ["SumUp", "sumup"],
  ]],
  ["DE", "technology", "personio", [
    ["Personio", "personio"],
  ]],
  ["DE", "technology", "ashby", [
    ["DeepL", "deepl"],
  ]],
  ["DE", "logistics", "smartrecruiters", [
    ["Delivery Hero", "DeliveryHero"],
  ]],
  ["DE", "logistics", "workday", [
    ["Brenntag", "brenntag.wd3/brenntag_jobs"],
    ["KION Group", "kiongroup.wd3/kiongroup"],
  ]],
  ["DE", "retail", "workday", [
    ["Autodoc", "autodoc.wd3/autodoc_group"],
    ["OTTO International", "ottoint.wd3/careers"],
  ]],
  ["DE", "craft", "smartrecruiters", [
    ["Bosch", "BoschGroup"],
  ]],
  ["DE", "craft", "workday", [
    ["Heidelberg Materials", "heidelbergmaterials.wd3/global_hm_career_site"],
    ["Evonik", "evonik.wd3/external_careers"],
    ["Clarios", "clarios.wd5/clarioscareers"],
  ]],
  ["DE", "hospital", "workday", [
    ["Fresenius Medical Care", "freseniusmedicalcare.wd3/fme"],
    ["Fresenius Kabi", "freseniusglobal.wd3/fk_careers"],
  ]],
  ["DE", "hospital", "site", [
    ["Charité", "karriere.charite.de"],
  ]],
  ["DE", "public", "site", [
    ["Bund.de Stellenangebote", "www.service.bund.de"],
  ]],
  ["ES", "technology", "greenhouse", [
    ["Typeform", "typeform"],
    ["TravelPerk", "travelperk"],
  ]],
  ["ES", "technology", "workday", [
    ["BBVA", "bbva.wd3/bbva"],
  ]],
  ["ES", "hospital", "site", [
    ["Quirónsalud", "empleo.quironsalud.es"],
    ["Hospital Clínic de Barcelona", "www.clinicbarcelona.org"],
    ["Clínica Universidad de Navarra", "www.cun.es"],
    ["HM Hospitales", "www.hmhospitales.com"],
  ]],
  ["ES", "school", "site", [
    ["Universitat de Barcelona", "www.ub.edu"],
    ["Universidad Complutense de Madrid", "www.ucm.es"],
  ]],
  ["ES", "public", "site", [
    ["Empleo público (Administración General)", "administracion.gob.es"],
  ]],
  ["ES", "school", "ashby", [
    ["Preply", "preply"],
  ]],
  ["ES", "logistics", "greenhouse", [
    ["Glovo", "glovo"],
  ]],
  ["ES", "logistics", "workday", [
    ["Alsa", "alsa.wd3/alsa"],
  ]],
  ["ES", "retail", "workday", [
    ["Mango", "mango.wd3/mango_work_your_passion"],
  ]],
  ["ES", "retail", "site", [
    ["Mercadona", "empleo.mercadona.es"],
    ["Inditex", "www.inditexcareers.com"],
  ]],
  ["ES", "hotel", "smartrecruiters", [
    ["Minor Hotels", "MinorInternational"],
  ]],
  ["ES", "hotel", "site", [
    ["Meliá Hotels", "careers.melia.com"],
  ]],
  ["ES", "hotel", "workday", [
    ["Parques Reunidos", "grpr.wd3/parques_reunidos"],
  ]],
  ["ES", "craft", "workday", [
    ["Ferrovial", "ferrovial.wd3/ferrovial_career_site"],
    ["Saica", "saica.wd3/external_career_site"],
  ]],
];

export const starterEmployers: readonly StarterEmployer[] = table.flatMap(
  ([country, trade, kind, employers]) =>
    employers.map(([employer, slug]) => ({ employer, country, trade, kind, slug })),
);

/** The employers with a public board: these are fetched from the first start on. */
export const starterBoards = starterEmployers.filter(({ kind }) => kind !== "site");

/** The employers with a career site of their own: read when the operator lists one or a person follows it. */
export const starterSites = starterEmployers.filter(({ kind }) => kind === "site");
