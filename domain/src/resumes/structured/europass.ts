import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "../read/read-resume.ts";
import { readCandidate } from "./europass-candidate.ts";
import { joined } from "./json-values.ts";
import { dateOf, readingOf } from "./reading-of.ts";
import { childAt, childrenAt, plainLines, textAt, type XmlNode } from "./xml-node.ts";

/** Reads a Europass CV in either of its two XML formats; null when the document is none. Never throws. */
export function readEuropass(root: XmlNode): ResumeReading | null {
  if (root.name === "Candidate") return readCandidate(root);
  const learner = root.name === "LearnerInfo" ? root : childAt(root, "LearnerInfo");
  return root.name === "SkillsPassport" || root.name === "LearnerInfo" ? readLearner(learner) : null;
}

/** Reads the Skills Passport format, used from 2005 to 2020. */
function readLearner(learner: XmlNode | undefined): ResumeReading {
  const identification = childAt(learner, "Identification");
  const contact = childAt(identification, "ContactInfo");
  const headline = textAt(learner, "Headline", "Description", "Label");
  const content: ResumeContent = {
    ...emptyContent(),
    personalInfo: {
      firstName: textAt(identification, "PersonName", "FirstName"),
      lastName: textAt(identification, "PersonName", "Surname"),
      email: textAt(contact, "Email", "Contact"),
      phone:
        textAt(contact, "TelephoneList", "Telephone", "Contact") || textAt(contact, "Telephone", "Contact"),
      location: addressOf(contact),
      summary: headlineKind(learner) === "personal_statement" ? headline : "",
      headline: headlineKind(learner) === "personal_statement" ? "" : headline,
    },
    experience: childrenAt(learner, "WorkExperience", "WorkExperienceList").map((job, i) => {
      const current = textAt(job, "Period", "Current") === "true";
      return {
        id: `exp-${i + 1}`,
        title: textAt(job, "Position", "Label"),
        company: textAt(job, "Employer", "Name"),
        location: townOf(childAt(job, "Employer", "ContactInfo")),
        startDate: periodDate(childAt(job, "Period", "From")),
        endDate: current ? "" : periodDate(childAt(job, "Period", "To")),
        current,
        description: plainLines(childAt(job, "Activities")?.text ?? ""),
      };
    }),
    education: childrenAt(learner, "Education", "EducationList").map((study, i) => ({
      id: `edu-${i + 1}`,
      degree: textAt(study, "Title"),
      school: textAt(study, "Organisation", "Name"),
      location: townOf(childAt(study, "Organisation", "ContactInfo")),
      gpa: "",
      graduationDate: periodDate(childAt(study, "Period", "To")),
    })),
    skills: skillsOf(childAt(learner, "Skills")),
    achievements: childrenAt(learner, "Achievement", "AchievementList").map((item) =>
      joined([textAt(item, "Title", "Label"), plainLines(childAt(item, "Description")?.text ?? "")], ": "),
    ),
    languages: languagesOf(childAt(learner, "Skills", "Linguistic")),
    links: childrenAt(contact, "Website", "WebsiteList").map((site, i) => ({
      id: `link-${i + 1}`,
      label: "",
      url: textAt(site, "Contact"),
    })),
  };
  const wanted = headlineKind(learner) === "personal_statement" ? [] : [headline];
  return readingOf(content, wanted.filter(Boolean));
}

const headlineKind = (learner: XmlNode | undefined): string => textAt(learner, "Headline", "Type", "Code");

function addressOf(contact: XmlNode | undefined): string {
  const address = childAt(contact, "Address", "Contact");
  return joined([
    textAt(address, "AddressLine"),
    joined([textAt(address, "PostalCode"), textAt(address, "Municipality")], " "),
    textAt(address, "Country", "Label"),
  ]);
}

function townOf(contact: XmlNode | undefined): string {
  const address = childAt(contact, "Address", "Contact");
  return joined([textAt(address, "Municipality"), textAt(address, "Country", "Label")]);
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
    plainLines(childAt(skills, kind, "Description")?.text ?? "")
      .split(/\n|;|,(?![^(]*\))/)
      .map((skill) => skill.replace(/^•\s*/, "").replace(/\.$/, "").trim()),
  );
  const licences = childrenAt(skills, "Licence", "Driving", "Description").map((item) => item.text.trim());
  return [...written.filter((skill) => skill !== ""), ...(licences.length > 0 ? [licences.join(", ")] : [])];
}

function languagesOf(linguistic: XmlNode | undefined): ResumeContent["languages"] {
  const own = childrenAt(linguistic, "MotherTongue", "MotherTongueList").map((item) => ({ item, level: "" }));
  const foreign = childrenAt(linguistic, "ForeignLanguage", "ForeignLanguageList").map((item) => ({
    item,
    level: [
      ...new Set(childAt(item, "ProficiencyLevel")?.children.map((level) => level.text.trim()) ?? []),
    ].join(", "),
  }));
  return [...own, ...foreign].map(({ item, level }, i) => ({
    id: `lang-${i + 1}`,
    name: textAt(item, "Description", "Label") || textAt(item, "Description", "Code"),
    level,
  }));
}
