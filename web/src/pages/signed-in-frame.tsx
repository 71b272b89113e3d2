import type { ComponentProps } from "react";
import { LeaveQueue } from "../features/applications/outbox/leave-queue.tsx";
import { Frame } from "../features/frame/frame.tsx";
import { Bell } from "../features/notifications/bell.tsx";
import { ErasureBanner } from "../features/personal-data/erasure-banner.tsx";
import { PaymentBanner } from "../features/plan/payment-banner.tsx";
import { useSession } from "../lib/session.tsx";

/** The frame of the signed-in screens with what belongs to the account: the bell, a pending erasure, an open bill. */
export function SignedInFrame(props: Omit<ComponentProps<typeof Frame>, "bell" | "banner">) {
  const { user } = useSession();
  return (
    <Frame
      {...props}
      bell={(align) => <Bell align={align} />}
      banner={
        <>
          <ErasureBanner />
          {/* Wherever somebody signs out from. */}
          <LeaveQueue userId={user.id} />
          {/* The plan's own screen says it itself. */}
          {props.current !== "upgrade" && <PaymentBanner dates={user.localization} />}
        </>
      }
    />
  );
}
