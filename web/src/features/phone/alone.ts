import type { FormEvent } from "react";

/**
 * React passes a form's submit event through portals to the form around it, although the dialog is not inside that
 * form in the document.
 */
export const alone =
  (submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    void submit(event);
  };
