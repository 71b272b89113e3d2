import type { ComponentProps } from "react";
import { AppShell } from "../features/app-shell/app-shell.tsx";
import { LeaveQueue } from "../features/applications/sync-queue/leave-queue.tsx";
import { PaymentBanner } from "../features/billing/payment-banner.tsx";
import { Bell } from "../features/notifications/bell.tsx";
import { ErasureBanner } from "../features/personal-data/erasure-banner.tsx";
import { useSession } from "../lib/session/session.tsx";

/** The frame of the signed-in screens with the account's notices: the bell, a pending erasure, an unpaid bill. */
export function SignedInShell(props: Omit<ComponentProps<typeof AppShell>, "bell" | "banner">) {
  const { user } = useSession();
  return (
    <AppShell
      {...props}
      bell={(align) => <Bell align={align} />}
      banner={
        <>
          <ErasureBanner />
          {/* Here, because every screen of the frame has a sign-out button. */}
          <LeaveQueue userId={user.id} />
          {/* The plan's own screen shows it itself. */}
          {props.current !== "upgrade" && <PaymentBanner dates={user.localization} />}
        </>
      }
    />
  );
}
