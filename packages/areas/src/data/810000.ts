export const areas = `
810100香港島/香港岛/Hong Kong Island:01中西區/中西区/Central and Western,02灣仔區/湾仔区/Wan Chai,03東區/东区/Eastern,04南區/南区/Southern
810200九龍/九龙/Kowloon:01九龍城區/九龙城区/Kowloon City,02油尖旺區/油尖旺区/Yau Tsim Mong,03深水埗區/深水埗区/Sham Shui Po,04黃大仙區/黄大仙区/Wong Tai Sin,05觀塘區/观塘区/Kwun Tong
810300新界//New Territories:01北區/北区/North,02大埔區/大埔区/Tai Po,03沙田區/沙田区/Sha Tin,04西貢區/西贡区/Sai Kung,05元朗區/元朗区/Yuen Long,06屯門區/屯门区/Tuen Mun,07荃灣區/荃湾区/Tsuen Wan,08葵青區/葵青区/Kwai Tsing,09離島區/离岛区/Islands
`;
