import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { password } from "./api.ts";
import { freshEmail } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

// The first hour of five people, from the landing page to the third application, on the sample market. With
// FIRST_HOUR_PICTURES=folder each step is photographed.

interface Newcomer {
  readonly id: string;
  readonly language: "en" | "es" | "fr" | "de";
  readonly name: string;
  /** The resume as HTML, printed to a PDF; null for somebody who fills in the form. */
  readonly resume: string | null;
  readonly summary?: string;
  readonly place: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The search of the Hub, and words of a title that it finds. */
  readonly role: string;
  readonly finds: RegExp;
}

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const people: readonly Newcomer[] = [
  {
    id: "nurse",
    language: "en",
    name: "Maria Delgado",
    resume: `<h1>Maria Delgado</h1><p>Boston, MA · maria.delgado@example.org · (617) 555-0142</p>
      <h2>Summary</h2><p>Emergency nurse with seven years in a level I trauma center.</p>
      <h2>Experience</h2><h3>Registered Nurse, Emergency Department</h3>
      <p>Massachusetts Hospital, Boston, MA · March 2021 – Present</p>
      <ul><li>Triage up to 60 patients a shift</li><li>Precepted 9 new graduates</li></ul>
      <h3>Certified Nursing Assistant</h3><p>Spaulding Home, Boston, MA · 2016 – 2018</p>
      <ul><li>Helped 12 residents a shift</li></ul>
      <h2>Education</h2><p>Bachelor of Science in Nursing, University of Massachusetts Boston, 2018</p>
      <h2>Skills</h2><p>Triage, IV therapy, Epic, Patient care</p>`,
    place: "Boston, MA",
    size: desk,
    role: "Registered Nurse, Emergency Department",
    finds: /nurse/i,
  },
  {
    id: "welder",
    language: "en",
    name: "Darnell Hicks",
    resume: null,
    summary: "Pipe welder with ten years in refineries. TIG and stick, 6G certified.",
    place: "Houston, TX",
    size: phone,
    role: "Pipe welder",
    finds: /weld/i,
  },
  {
    id: "developer",
    language: "es",
    name: "Lucía Romero Gil",
    resume: `<h1>Lucía Romero Gil</h1><p>Valencia, España · lucia.romero@example.org · +34 612 345 678</p>
      <h2>Perfil</h2><p>Acabo de terminar el ciclo de Desarrollo de Aplicaciones Web y busco mi primer puesto.</p>
      <h2>Experiencia</h2><h3>Desarrolladora web en prácticas</h3>
      <p>Mirador Digital, Valencia · marzo 2025 – junio 2025</p>
      <ul><li>Hice tres formularios en React y escribí sus pruebas con Jest</li></ul>
      <h3>Camarera</h3><p>Bar La Plaza, Valencia · 2022 – 2024</p><ul><li>Atendí 25 mesas por turno</li></ul>
      <h2>Formación</h2><p>Técnico Superior en Desarrollo de Aplicaciones Web, IES Abastos, Valencia, 2025</p>
      <h2>Habilidades</h2><p>JavaScript, TypeScript, React, HTML, CSS, SQL, Git</p>`,
    place: "Valencia, España",
    size: desk,
    role: "Desarrolladora web",
    finds: /desarroll|developer/i,
  },
  {
    id: "pflegefachkraft",
    language: "de",
    name: "Katrin Öztürk",
    resume: `<h1>Katrin Öztürk</h1><p>Leipzig · katrin.oeztuerk@example.org · 0341 555 0123</p>
      <h2>Kurzprofil</h2><p>Pflegefachfrau mit zwölf Jahren Erfahrung in Innerer Medizin und Geriatrie.</p>
      <h2>Berufserfahrung</h2><h3>Pflegefachkraft, Geriatrie</h3>
      <p>Klinikum Nordufer, Leipzig · 04/2019 – heute</p><ul><li>Versorgung von 14 Patienten je Schicht</li></ul>
      <h3>Gesundheits- und Krankenpflegerin</h3><p>Universitätsklinikum Leipzig · 10/2013 – 03/2019</p>
      <ul><li>Behandlungspflege auf einer Station mit 32 Betten</li></ul>
      <h2>Ausbildung</h2><p>Gesundheits- und Krankenpflegerin, Berufsfachschule Leipzig, 2013</p>
      <h2>Kenntnisse</h2><p>Wundversorgung, Medikamentengabe, Palliativpflege</p>`,
    place: "Leipzig",
    size: desk,
    role: "Pflegefachkraft, Geriatrie",
    finds: /pflege/i,
  },
  {
    id: "comptable",
    language: "fr",
    name: "Nadia Bensaïd",
    resume: `<h1>Nadia Bensaïd</h1><p>Lyon, France · nadia.bensaid@example.org · 06 12 34 56 78</p>
      <h2>Profil</h2><p>Comptable générale, neuf ans d'expérience en PME industrielle.</p>
      <h2>Expérience professionnelle</h2><h3>Comptable générale</h3>
      <p>Ateliers Vernay, Villeurbanne · janvier 2020 – aujourd'hui</p>
      <ul><li>Clôture mensuelle ramenée de 9 à 5 jours</li></ul>
      <h3>Assistante comptable</h3><p>Cabinet Roche, Lyon · septembre 2016 – décembre 2019</p>
      <ul><li>Saisie et révision de 30 dossiers</li></ul>
      <h2>Formation</h2><p>DCG, Université Lyon 2, 2016</p>
      <h2>Compétences</h2><p>Excel, TVA, Rapprochement bancaire, Paie</p>`,
    place: "Lyon, France",
    size: desk,
    role: "Comptable générale",
    finds: /comptab/i,
  },
];

/** The product's own sentence in a language. */
function textsOf(language: string): (key: string) => string {
  return (key) => {
    const [noun = "", ...parts] = key.split(".");
    let found: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, `../locales/${language}/${noun}.json`), "utf8"),
    );
    for (const part of parts) found = (found as Record<string, unknown> | undefined)?.[part];
    if (typeof found !== "string") throw new Error(`There is no text ${key} in ${language}.`);
    return found;
  };
}

const folder = process.env.FIRST_HOUR_PICTURES;

/** Photographs the steps when a folder for them is given. */
function photographer(page: Page, id: string) {
  let step = 0;
  if (folder !== undefined) mkdirSync(join(folder, id), { recursive: true });
  return async (name: string) => {
    step += 1;
    if (folder === undefined) return;
    // Parts are drawn a moment after the text that was waited for.
    await page.waitForTimeout(900);
    const path = join(folder, id, `${String(step).padStart(2, "0")}-${name}.png`);
    await page.screenshot({ path, fullPage: true });
  };
}

/** Each takes more than a minute: the suite follows the nurse, `FIRST_HOUR=all` all five. */
const followed = process.env.FIRST_HOUR === "all" ? people : people.filter(({ id }) => id === "nurse");

for (const person of followed)
  test.describe(() => {
    test.use({ viewport: person.size });
    test(`the first hour of ${person.name}, ${person.id}`, async ({ page, browser, sharedProduct }) => {
      const { url } = sharedProduct;
      const t = textsOf(person.language);
      const photo = photographer(page, person.id);
      const expectQuiet = watchPage(page);
      await signUpAs(page, url, person, photo);
      await describeOneself(page, browser, person, photo);

      // The Hub knows what somebody does, and has postings for it.
      await expect(page.getByText(person.role, { exact: false }).first()).toBeVisible({ timeout: 60_000 });
      const matching = page
        .locator('a[href*="section=search"][href*="item="]')
        .filter({ hasText: person.finds });
      await expect(matching.first()).toBeVisible({ timeout: 60_000 });
      await photo("hub");

      for (let application = 1; application <= 3; application++) {
        await matching.first().click();
        await page
          .getByRole("button", { name: new RegExp(`^${t("jobs-saved.application.begin")}`) })
          .first()
          .click();
        await expect(page.getByText(t("jobs-saved.application.made")).first()).toBeVisible();
        await photo(`application-${application}`);
        await page.goto(`${url}/dashboard`);
        await expect(page.getByRole("heading", { name: t("app-shell.hub.recent.title") })).toBeVisible();
        await expect(matching.first()).toBeVisible({ timeout: 60_000 });
      }
      const [next = ""] = t("app-shell.hub.step.send.title").split("{{");
      await expect(page.getByRole("heading", { level: 2, name: next.trim() })).toBeVisible();
      await photo("hub-after");
      await page.goto(`${url}/dashboard?section=applications`);
      await expect(page.locator("main")).toContainText(person.finds);
      await photo("board");
      if (person.resume !== null) {
        await page.goto(`${url}/dashboard?section=resumes`);
        await expect(page.getByText(t("resumes.card.score"))).toBeAttached();
        await photo("resumes");
      }
      await page.goto(`${url}/dashboard?section=career-paths`);
      await expect(page.getByRole("heading", { name: t("careers.insights.actions") })).toBeVisible({
        timeout: 60_000,
      });
      await photo("careers");
      expectQuiet();
    });
  });

async function signUpAs(
  page: Page,
  url: string,
  { language, name }: Newcomer,
  photo: (step: string) => Promise<void>,
) {
  const t = textsOf(language);
  await page.goto(`${url}${language === "en" ? "/" : `/${language}`}`);
  await photo("landing");
  // The way on keeps the language of the page.
  await page
    .getByRole("link", { name: t("landing.hero.start") })
    .first()
    .click();
  await page.getByLabel(t("sign-in.email.label"), { exact: true }).fill(freshEmail());
  await photo("sign-in");
  await page.getByRole("button", { name: t("sign-in.email.continue"), exact: true }).click();
  await page.getByLabel(t("sign-in.signup.name")).fill(name);
  await page.getByLabel(t("sign-in.signup.password"), { exact: true }).fill(password);
  await photo("sign-up");
  await page.getByRole("button", { name: t("sign-in.signup.submit") }).click();
  await page.getByRole("button", { name: t("phone.skip") }).click();
}

async function describeOneself(
  page: Page,
  browser: Browser,
  { language, name, resume, summary, place }: Newcomer,
  photo: (step: string) => Promise<void>,
) {
  const t = textsOf(language);
  await expect(page.getByRole("heading", { name: t("onboarding.resume.heading") })).toBeVisible();
  await photo("resume");
  if (resume === null) {
    await page.getByRole("button", { name: t("onboarding.resume.skip") }).click();
    await page.getByLabel(t("onboarding.profile.location"), { exact: true }).fill(place);
    await page.getByLabel(t("onboarding.profile.summary")).fill(summary ?? "");
  } else {
    const printer = await browser.newPage();
    await printer.setContent(resume);
    const buffer = await printer.pdf({ format: "A4", margin: { top: "15mm", left: "15mm" } });
    await printer.close();
    const file = { name: `${name}.pdf`, mimeType: "application/pdf", buffer };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await expect(page.getByLabel(t("onboarding.profile.name"))).toHaveValue(name, { timeout: 60_000 });
    await expect(page.getByLabel(t("onboarding.profile.location"), { exact: true })).toHaveValue(
      new RegExp(place.slice(0, 4)),
    );
  }
  await photo("profile");
  await page.getByRole("button", { name: t("onboarding.profile.continue"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("onboarding.plan.heading") })).toBeVisible();
  await photo("plan");
  await page.getByRole("button", { name: t("billing-plans.choose.free") }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}
