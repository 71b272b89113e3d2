import type { Language } from "@waymark/contract/values";
import type { PrintWords } from "@waymark/domain/resumes/print/plan-resume";
import type { Say } from "../translate.ts";

export function printWords(say: Say, language: Language): PrintWords {
  const word = (key: string, params?: Readonly<Record<string, string>>) => say(language, key, params);
  return {
    document: word("print.document"),
    headings: {
      summary: word("print.heading.summary"),
      experience: word("print.heading.experience"),
      education: word("print.heading.education"),
      skills: word("print.heading.skills"),
      languages: word("print.heading.languages"),
      certifications: word("print.heading.certifications"),
      achievements: word("print.heading.achievements"),
      links: word("print.heading.links"),
    },
    months: Array.from({ length: 12 }, (_, i) => word(`print.month.${i + 1}`)),
    present: word("print.present"),
    until: (date) => word("print.until", { date }),
    // A label such as "GPA" only fits a number: nobody writes "GPA: First".
    grade: (grade) => word(/\d/.test(grade) ? "print.grade" : "print.gradeInWords", { grade }),
  };
}
