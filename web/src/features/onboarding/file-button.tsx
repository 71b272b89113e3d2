import { useRef } from "react";
import { Button } from "../../ui/button.tsx";

/** A button that opens the file picker. */
export function FileButton({
  label,
  accept,
  onFile,
}: {
  label: string;
  /** As an input's `accept`. */
  accept: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was refused.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
