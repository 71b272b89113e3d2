import { useRef } from "react";
import { Button } from "../../ui/button/button.tsx";

export function FileButton({
  label,
  accept,
  onFile,
}: {
  label: string;
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
          // Otherwise the same file could not be chosen again after a refusal.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
