/** The true content of a printed resume; `null` is not judged, an empty list means that there is nothing. */
export interface Label {
  readonly personalInfo: {
    readonly name: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: readonly string[];
    readonly phone: readonly string[];
    readonly location: readonly string[];
  };
  readonly experience: readonly {
    readonly title: string;
    readonly company: string;
    readonly location: string | null;
    readonly startDate: string | null;
    readonly endDate: string | null;
    readonly current: boolean;
  }[];
  readonly education: readonly {
    readonly degree: string;
    readonly school: string;
    readonly location: string | null;
    readonly startDate: string | null;
    readonly graduationDate: string | null;
    readonly gpa: null;
  }[];
  readonly skills: readonly string[] | null;
  readonly certifications: readonly string[] | null;
  readonly hasSummary: boolean;
}
