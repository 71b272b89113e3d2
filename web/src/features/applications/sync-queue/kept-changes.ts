/** The storage key of a person's unsent changes. */
export const keptChanges = (userId: string): string => `application-changes-${userId}`;
