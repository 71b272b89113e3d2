import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "./input.tsx";

export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className={`pr-12 ${props.className ?? ""}`} />
      <button
        type="button"
        aria-label={t(shown ? "common.password.hide" : "common.password.show")}
        title={t(shown ? "common.password.hide" : "common.password.show")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-1 right-1 grid size-9 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </span>
  );
}
