import { describeDevice } from "@waymark/domain/accounts/describe-device";
import { addressKey } from "../../../http/limits.ts";

export interface Device {
  readonly address: string;
  readonly browser: string;
  readonly system: string;
  readonly cookies?: string | undefined;
}

export const unknownDevice: Device = { address: "unknown", browser: "", system: "" };

export function deviceOf(request: {
  readonly ip: string;
  readonly headers: { readonly "user-agent"?: string | undefined; readonly cookie?: string | undefined };
}): Device {
  const { "user-agent": agent, cookie } = request.headers;
  return { address: addressKey(request.ip), ...describeDevice(agent ?? ""), cookies: cookie };
}
