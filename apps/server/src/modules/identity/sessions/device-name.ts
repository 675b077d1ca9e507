import { environmentOf, type Locale } from '@inkstone/schema';

/** The first match wins: most browsers also name those that they derive from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/\b(?:MSIE |Trident\/)/, 'Internet Explorer'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const chatClients: Readonly<Record<string, string>> = { wecom: 'WeCom', wechat: 'WeChat', dingtalk: 'DingTalk', feishu: 'Lark' };

const texts = {
  both: {
    zh: (browser: string, system: string) => `${system} 上的 ${browser}`,
    en: (browser: string, system: string) => `${browser} on ${system}`,
  },
  unknown: { zh: '不明裝置', en: 'Unknown device' },
} as const;

/** Describes a device by its user agent, such as "Chrome on Windows". Clients can send any user agent. */
export function deviceName(agent: string, locale: Locale): string {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  const browser = chatClients[environmentOf(agent).name] ?? named(browsers);
  const system = named(systems);
  return browser !== null && system !== null ? texts.both[locale](browser, system) : (browser ?? system ?? texts.unknown[locale]);
}
