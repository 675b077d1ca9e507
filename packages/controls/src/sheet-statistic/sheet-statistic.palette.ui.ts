import CalculatorOutlined from '@ant-design/icons/es/icons/CalculatorOutlined';
import type { PaletteEntry } from '../view/palette-entry.ts';
import { sheetStatisticText } from './sheet-statistic.locale.ts';

export const palette: PaletteEntry = { name: sheetStatisticText.name, icon: CalculatorOutlined, group: 'advanced' };
