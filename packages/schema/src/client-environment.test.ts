import { expect, test } from 'vitest';
import { environmentOf, type ClientEnvironment } from './client-environment.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/132.0.0.0 Safari/537.36`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/132.0.0.0 Safari/537.36`;

const agents: readonly (readonly [agent: string, name: ClientEnvironment['name'], place: string])[] = [
  [windows, 'browser', 'desktop'],
  [`${windows} Edg/132.0.0.0`, 'browser', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:134.0) Gecko/20100101 Firefox/134.0', 'browser', 'desktop'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'browser', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148', 'browser', 'ios'],
  [`${android} Chrome/132.0.0.0 Mobile Safari/537.36`, 'browser', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'old-browser', 'desktop'],
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', 'old-browser', 'desktop'],
  [`${windows} Edge/18.19041`, 'old-browser', 'desktop'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.54(0x18003630) NetType/WIFI Language/zh_TW`, 'wechat', 'ios'],
  [`${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.54 WeChat/arm64`, 'wechat', 'android'],
  [`${windows} NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c11) XWEB/11581`, 'wechat', 'desktop'],
  [`${mac} NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.10(0x13080a10)`, 'wechat', 'desktop'],
  [`${iPhone} Mobile/15E148 wxwork/4.1.32 MicroMessenger/7.0.1 Language/zh`, 'wecom', 'ios'],
  [`${windows} wxwork/4.1.32 (MicroMessenger/6.2) WindowsWechat`, 'wecom', 'desktop'],
  [`${android} Version/4.0 Mobile Safari/537.36 AliApp(DingTalk/7.6.30) com.alibaba.android.rimet`, 'dingtalk', 'android'],
  [`${windows} dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.6.30-Release)`, 'dingtalk', 'desktop'],
  [`${mac} Lark/7.35.3 LarkLocale/zh_CN ChannelName/Feishu`, 'feishu', 'desktop'],
  [`${iPhone} Mobile/15E148 Feishu/7.35.3`, 'feishu', 'ios'],
  ['curl/8.11.0', 'other', 'desktop'],
  ['', 'other', 'desktop'],
];

test.each(agents)('%s', (agent, name, place) => {
  const system = place === 'desktop' ? 'other' : (place as 'ios' | 'android');

  expect(environmentOf(agent)).toEqual({ name, system, isMobile: place !== 'desktop' });
});
