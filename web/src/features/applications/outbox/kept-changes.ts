/** The name under which the browser keeps what a person did and the server has not heard of. */
export const keptChanges = (userId: string): string => `application-changes-${userId}`;
