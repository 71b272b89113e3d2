import type { FormEvent } from "react";

/**
 * Keeps a form's submit event from the form around it: React passes it on through portals, although the
 * dialog is not inside that form in the document.
 */
export const alone =
  (submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    void submit(event);
  };
