import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "../read/read-resume.ts";
import { readCandidate } from "./europass-candidate.ts";
import { joined } from "./json-values.ts";
import { dateOf, readingOf } from "./reading-of.ts";
import { all, at, plainOf, said, type XmlNode } from "./xml-node.ts";

/** Reads a Europass CV in either of its two XML formats; null when the document is none. Never throws. */
export function readEuropass(root: XmlNode): ResumeReading | null {
  if (root.name === "Candidate") return readCandidate(root);
  const learner = root.name === "LearnerInfo" ? root : at(root, "LearnerInfo");
  return root.name === "SkillsPassport" || root.name === "LearnerInfo" ? readLearner(learner) : null;
}

/** Reads the Skills Passport format, used from 2005 to 2020. */
function readLearner(learner: XmlNode | undefined): ResumeReading {
  const identification = at(learner, "Identification");
  const contact = at(identification, "ContactInfo");
  const headline = said(learner, "Headline", "Description", "Label");
  const content: ResumeContent = {
    ...emptyContent(),
    personalInfo: {
      firstName: said(identification, "PersonName", "FirstName"),
      lastName: said(identification, "PersonName", "Surname"),
      email: said(contact, "Email", "Contact"),
      phone: said(contact, "TelephoneList", "Telephone", "Contact") || said(contact, "Telephone", "Contact"),
      location: addressOf(contact),
      summary: headlineKind(learner) === "personal_statement" ? headline : "",
      headline: headlineKind(learner) === "personal_statement" ? "" : headline,
    },
    experience: all(learner, "WorkExperience", "WorkExperienceList").map((job, i) => {
      const current = said(job, "Period", "Current") === "true";
      return {
        id: `exp-${i + 1}`,
        title: said(job, "Position", "Label"),
        company: said(job, "Employer", "Name"),
        location: townOf(at(job, "Employer", "ContactInfo")),
        startDate: periodDate(at(job, "Period", "From")),
        endDate: current ? "" : periodDate(at(job, "Period", "To")),
        current,
        description: plainOf(at(job, "Activities")?.text ?? ""),
      };
    }),
    education: all(learner, "Education", "EducationList").map((study, i) => ({
      id: `edu-${i + 1}`,
      degree: said(study, "Title"),
      school: said(study, "Organisation", "Name"),
      location: townOf(at(study, "Organisation", "ContactInfo")),
      gpa: "",
      graduationDate: periodDate(at(study, "Period", "To")),
    })),
    skills: skillsOf(at(learner, "Skills")),
    achievements: all(learner, "Achievement", "AchievementList").map((item) =>
      joined([said(item, "Title", "Label"), plainOf(at(item, "Description")?.text ?? "")], ": "),
    ),
    languages: languagesOf(at(learner, "Skills", "Linguistic")),
    links: all(contact, "Website", "WebsiteList").map((site, i) => ({
      id: `link-${i + 1}`,
      label: "",
      url: said(site, "Contact"),
    })),
  };
  const wanted = headlineKind(learner) === "personal_statement" ? [] : [headline];
  return readingOf(content, wanted.filter(Boolean));
}

const headlineKind = (learner: XmlNode | undefined): string => said(learner, "Headline", "Type", "Code");

function addressOf(contact: XmlNode | undefined): string {
  const address = at(contact, "Address", "Contact");
  return joined([
    said(address, "AddressLine"),
    joined([said(address, "PostalCode"), said(address, "Municipality")], " "),
    said(address, "Country", "Label"),
  ]);
}

function townOf(contact: XmlNode | undefined): string {
  const address = at(contact, "Address", "Contact");
  return joined([said(address, "Municipality"), said(address, "Country", "Label")]);
}

/** Parses `<From year="2013" month="--02" day="---05"/>`. */
function periodDate(point: XmlNode | undefined): string {
  const { year = "", month = "", day = "" } = point?.attributes ?? {};
  const parts = [year, month, day].map((part) => part.replace(/-/g, ""));
  const cut = parts.findIndex((part) => !/^\d{2,4}$/.test(part));
  return dateOf((cut === -1 ? parts : parts.slice(0, cut)).join("-"));
}

const skillKinds = ["Communication", "Organisational", "JobRelated", "Computer", "Other"];

function skillsOf(skills: XmlNode | undefined): string[] {
  const written = skillKinds.flatMap((kind) =>
    plainOf(at(skills, kind, "Description")?.text ?? "")
      .split(/\n|;|,(?![^(]*\))/)
      .map((skill) => skill.replace(/^•\s*/, "").replace(/\.$/, "").trim()),
  );
  const licences = all(skills, "Licence", "Driving", "Description").map((item) => item.text.trim());
  return [...written.filter((skill) => skill !== ""), ...(licences.length > 0 ? [licences.join(", ")] : [])];
}

function languagesOf(linguistic: XmlNode | undefined): ResumeContent["languages"] {
  const own = all(linguistic, "MotherTongue", "MotherTongueList").map((item) => ({ item, level: "" }));
  const foreign = all(linguistic, "ForeignLanguage", "ForeignLanguageList").map((item) => ({
    item,
    level: [...new Set(at(item, "ProficiencyLevel")?.children.map((level) => level.text.trim()) ?? [])].join(
      ", ",
    ),
  }));
  return [...own, ...foreign].map(({ item, level }, i) => ({
    id: `lang-${i + 1}`,
    name: said(item, "Description", "Label") || said(item, "Description", "Code"),
    level,
  }));
}
