import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";

/** The hidden field tells password managers the account. */
export function ChosenEmail({
  email,
  onChange,
  disabled,
}: {
  email: string;
  onChange: () => void;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex items-baseline justify-between gap-4 rounded-lg border border-line bg-sunk px-3.5 py-2.5">
      <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextButton
        className="shrink-0"
        onClick={onChange}
        disabled={disabled}
        aria-label={t("sign-in.changeEmail")}
      >
        {t("sign-in.change")}
      </TextButton>
    </div>
  );
}
