export const keptChanges = (userId: string): string => `application-changes-${userId}`;
