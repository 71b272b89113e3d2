/** The first pattern that matches decides: many browsers also carry the name of another one in their user agent. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
  [/^(node|undici)\b/, "Node.js"],
  [/^python-/, "Python"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const firstOf = (names: typeof browsers, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? "";

/** Empty for anything that is not recognised. @param userAgent As sent, so it may contain anything. */
export function describeDevice(userAgent: string): { browser: string; system: string } {
  const text = userAgent.slice(0, 1_000);
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
