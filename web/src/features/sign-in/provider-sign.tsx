import type { ProviderId } from "@waymark/contract/sign-in";
import { KeyRound } from "lucide-react";

/** Google's logo, as its guidelines demand. */
function GoogleSign() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}

function LinkedInSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4.5">
      <rect width="24" height="24" rx="3.5" fill="#0A66C2" />
      <path
        fill="#fff"
        d="M5.34 9.9h2.5v8.04h-2.5V9.9Zm1.25-4a1.45 1.45 0 1 1 0 2.9 1.45 1.45 0 0 1 0-2.9Zm2.82 4h2.4v1.1h.03c.33-.63 1.15-1.3 2.37-1.3 2.53 0 3 1.67 3 3.84v4.4h-2.5v-3.9c0-.93-.02-2.13-1.3-2.13-1.3 0-1.5 1.01-1.5 2.06v3.97h-2.5V9.9Z"
      />
    </svg>
  );
}

export function ProviderSign({ id }: { id: ProviderId }) {
  if (id === "google") return <GoogleSign />;
  if (id === "linkedin") return <LinkedInSign />;
  return <KeyRound aria-hidden="true" className="size-4.5" />;
}
