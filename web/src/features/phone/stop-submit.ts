import type { FormEvent } from "react";

/** React passes a submit event through portals to the form around the dialog. */
export const stopSubmitAtPortal =
  (submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    void submit(event);
  };
