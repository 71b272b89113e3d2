import { seeded } from "./seeded.ts";

const trades: readonly (readonly [title: string, pay: number, words: string])[] = [
  ["Registered Nurse", 78_000, "patient care triage medication wound infection ward charting"],
  ["Software Engineer", 125_000, "typescript react postgresql docker kubernetes rest testing"],
  ["Electrician", 62_000, "wiring panels lighting fault finding maintenance conduit safety"],
  ["Welder", 52_000, "mig tig steel blueprint grinding inspection forklift"],
  ["Primary Teacher", 54_000, "lesson planning classroom safeguarding parents phonics curriculum"],
  ["Line Cook", 41_000, "grill saute food safety stock prep menu kitchen"],
  ["Truck Driver", 66_000, "route licence loading logbook dispatch trailer delivery"],
  ["Warehouse Operative", 37_000, "picking packing scanner forklift stock pallets shifts"],
  ["Retail Assistant", 32_000, "customers till stock displays returns fitting weekend"],
  ["Accountant", 72_000, "ledger tax payroll audit excel reporting budget"],
  ["Data Analyst", 83_000, "sql python dashboards statistics reporting experiments excel"],
  ["Paralegal", 57_000, "research drafting contracts filing deadlines court clients"],
  ["Care Assistant", 34_000, "personal care dementia meals companionship medication records"],
  ["Carpenter", 58_000, "joinery framing blueprint scaffolding finishing tools timber"],
  ["Laboratory Scientist", 69_000, "pcr hplc microscopy samples protocols gmp statistics"],
  ["Graphic Designer", 60_000, "indesign illustrator photoshop layout branding print web"],
  ["Plumber", 61_000, "pipes boilers repairs gas leaks tools customers"],
  ["Hotel Receptionist", 36_000, "guests bookings check-in languages cash concierge nights"],
  ["Customer Support Specialist", 43_000, "tickets chat phone troubleshooting patience macros writing"],
  ["Mechanical Engineer", 92_000, "cad solidworks tolerances prototypes suppliers testing lean"],
];
const levels = ["", "", "", "Senior ", "Junior ", "Lead ", "Assistant "];
const cities: readonly (readonly [place: string, currency: string])[] = [
  ["New York, NY", "USD"],
  ["Austin, TX", "USD"],
  ["Chicago, IL", "USD"],
  ["Seattle, WA", "USD"],
  ["London, UK", "GBP"],
  ["Leeds, UK", "GBP"],
  ["Berlin, Germany", "EUR"],
  ["Munich, Germany", "EUR"],
  ["Paris, France", "EUR"],
  ["Madrid, Spain", "EUR"],
  ["Toronto, ON, Canada", "CAD"],
  ["Dublin, Ireland", "EUR"],
];
const firms = ["North", "River", "Stone", "Maple", "Harbor", "Summit", "Cedar", "Valley", "Bridge", "Field"];
const kinds = ["Works", "Partners", "Group", "Clinic", "Studio", "Logistics", "Foods", "Systems"];
const filler = (
  "we offer steady hours and a team that helps each other every day you will learn from people who know the trade " +
  "our office is close to the station and training is paid in full please tell us about your last position and what " +
  "you would like to do next we answer every letter within a week benefits include pension leave and equipment"
).split(" ");
const types = ["full-time", "full-time", "full-time", "part-time", "contract", "internship"];

/** Time of the newest posting: fixed, so that every run makes the same file. */
const newest = Date.UTC(2026, 10, 20);

/** Postings with the fields of a Job, the same for the same count and seed. */
export function generatePostings(count = 12_000, seed = 2): Record<string, unknown>[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("an empty list");
    return item;
  };
  return Array.from({ length: count }, (_, i) => {
    // Squared, so that a few trades have many postings, as on real boards.
    const trade = trades[Math.floor(random() ** 2 * trades.length)] ?? pick(trades);
    const [title, pay, words] = trade;
    const [place, currency] = pick(cities);
    const remote = random() < 0.15;
    const own = words.split(" ");
    const length = 150 + Math.floor(random() * 150);
    const text = Array.from({ length }, () => (random() < 0.25 ? pick(own) : pick(filler))).join(" ");
    const low = Math.round((pay * (0.75 + random() * 0.4)) / 1000) * 1000;
    return {
      id: `bench-${i}`,
      title: `${pick(levels)}${title}`,
      company: `${pick(firms)} ${pick(kinds)} ${Math.floor(random() * 40)}`,
      location: place,
      remote,
      postedDate: new Date(newest - Math.floor(random() * 60 * 86_400_000)).toISOString(),
      ...(random() < 0.6 ? { salary: `${low} - ${low + 9000} ${currency} per year` } : {}),
      description: text,
      type: pick(types),
      url: `https://postings.example.org/${i}`,
      source: "bench",
    };
  });
}

/** Query strings of searches as people make them: titles, words, filters, later pages; some find nothing. */
export function queryMix(count = 300, seed = 3): Record<string, string>[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const [title, pay, words] = pick(trades);
    const kind = random();
    const word = pick(words.split(" "));
    const query =
      kind < 0.5
        ? title.toLowerCase()
        : kind < 0.65
          ? word
          : kind < 0.8
            ? `${title} ${word}`
            : kind < 0.9
              ? `${pick(firms)} ${pick(kinds)}`
              : kind < 0.97
                ? "team training"
                : "lighthouse keeper";
    return {
      query,
      ...(random() < 0.35 ? { location: pick(cities)[0] } : {}),
      ...(random() < 0.15 ? { remote: "true" } : {}),
      ...(random() < 0.2 ? { jobType: pick(types) } : {}),
      ...(random() < 0.15 ? { salaryMin: String(Math.round(pay * 0.9)) } : {}),
      ...(random() < 0.2 ? { page: "5" } : {}),
      limit: "20",
    };
  });
}
