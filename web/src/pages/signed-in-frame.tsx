import type { ComponentProps } from "react";
import { Frame } from "../features/frame/frame.tsx";
import { Bell } from "../features/notifications/bell.tsx";
import { ErasureBanner } from "../features/personal-data/erasure-banner.tsx";

/** The frame of the signed-in screens with what belongs to the account: the bell, and a pending erasure. */
export function SignedInFrame(props: Omit<ComponentProps<typeof Frame>, "bell" | "banner">) {
  return <Frame {...props} bell={(align) => <Bell align={align} />} banner={<ErasureBanner />} />;
}
