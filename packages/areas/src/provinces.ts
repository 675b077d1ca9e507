import { readArea, type Area } from './area.ts';

const lines = `
63000臺北市/台北市/Taipei City
65000新北市//New Taipei City
68000桃園市/桃园市/Taoyuan City
66000臺中市/台中市/Taichung City
67000臺南市/台南市/Tainan City
64000高雄市//Kaohsiung City
10017基隆市//Keelung City
10018新竹市//Hsinchu City
10020嘉義市/嘉义市/Chiayi City
10002宜蘭縣/宜兰县/Yilan County
10004新竹縣/新竹县/Hsinchu County
10005苗栗縣/苗栗县/Miaoli County
10007彰化縣/彰化县/Changhua County
10008南投縣/南投县/Nantou County
10009雲林縣/云林县/Yunlin County
10010嘉義縣/嘉义县/Chiayi County
10013屏東縣/屏东县/Pingtung County
10014臺東縣/台东县/Taitung County
10015花蓮縣/花莲县/Hualien County
10016澎湖縣/澎湖县/Penghu County
09020金門縣/金门县/Kinmen County
09007連江縣/连江县/Lienchiang County
810000香港//Hong Kong
820000澳門/澳门/Macao
110000北京市//Beijing
120000天津市//Tianjin
130000河北省//Hebei
140000山西省//Shanxi
150000內蒙古自治區/内蒙古自治区/Inner Mongolia
210000遼寧省/辽宁省/Liaoning
220000吉林省//Jilin
230000黑龍江省/黑龙江省/Heilongjiang
310000上海市//Shanghai
320000江蘇省/江苏省/Jiangsu
330000浙江省//Zhejiang
340000安徽省//Anhui
350000福建省//Fujian
360000江西省//Jiangxi
370000山東省/山东省/Shandong
410000河南省//Henan
420000湖北省//Hubei
430000湖南省//Hunan
440000廣東省/广东省/Guangdong
450000廣西壯族自治區/广西壮族自治区/Guangxi
460000海南省//Hainan
500000重慶市/重庆市/Chongqing
510000四川省//Sichuan
520000貴州省/贵州省/Guizhou
530000雲南省/云南省/Yunnan
540000西藏自治區/西藏自治区/Tibet
610000陝西省/陕西省/Shaanxi
620000甘肅省/甘肃省/Gansu
630000青海省//Qinghai
640000寧夏回族自治區/宁夏回族自治区/Ningxia
650000新疆維吾爾自治區/新疆维吾尔自治区/Xinjiang
`;

/**
 * The top-level areas: counties and cities of Taiwan by the codes of its Ministry of the Interior, Hong Kong, Macao, and the provinces of
 * the mainland by GB/T 2260.
 */
export const provinces: readonly Area[] = lines.trim().split('\n').map(readArea);
