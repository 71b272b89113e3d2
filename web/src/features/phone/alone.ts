import type { FormEvent } from "react";

/**
 * Keeps a form's sending to itself: React tells it to the form around too, although a window over the page is not
 * inside of it.
 */
export const alone =
  (submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    void submit(event);
  };
