import type { Language } from "@waymark/contract/values";
import type { PrintWords } from "@waymark/domain/resumes/print/plan-resume";
import type { Translate } from "../translate.ts";

export function printWords(translate: Translate, language: Language): PrintWords {
  const word = (key: string, params?: Readonly<Record<string, string>>) => translate(language, key, params);
  return {
    document: word("resumes-print.document"),
    headings: {
      summary: word("resumes-print.heading.summary"),
      experience: word("resumes-print.heading.experience"),
      education: word("resumes-print.heading.education"),
      skills: word("resumes-print.heading.skills"),
      languages: word("resumes-print.heading.languages"),
      certifications: word("resumes-print.heading.certifications"),
      achievements: word("resumes-print.heading.achievements"),
      links: word("resumes-print.heading.links"),
    },
    months: Array.from({ length: 12 }, (_, i) => word(`resumes-print.month.${i + 1}`)),
    present: word("resumes-print.present"),
    until: (date) => word("resumes-print.until", { date }),
    // A label such as "GPA" only fits a number: nobody writes "GPA: First".
    grade: (grade) =>
      word(/\d/.test(grade) ? "resumes-print.grade" : "resumes-print.gradeInWords", { grade }),
  };
}
