import { type ComponentProps, useRef } from "react";
import { Button } from "../button/button.tsx";

interface FileChooserProps extends Omit<ComponentProps<typeof Button>, "onClick" | "aria-label"> {
  /** The name of the file's field, and the button's text where it has no other. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens the browser's dialog for one file. */
export function FileChooser({ label, accept, onFile, children = label, ...button }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="sm" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise the same file could not be chosen again after a refusal.
          target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
