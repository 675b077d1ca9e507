export const areas = `
820100澳門半島/澳门半岛/Macao Peninsula:02花地瑪堂區/花地玛堂区/Nossa Senhora de Fátima,03花王堂區/花王堂区/Santo António,04望德堂區/望德堂区/São Lázaro,05大堂區/大堂区/Sé,06風順堂區/风顺堂区/São Lourenço
820200離島/离岛/Islands:02嘉模堂區/嘉模堂区/Nossa Senhora do Carmo,03路氹填海區/路氹填海区/Cotai,04聖方濟各堂區/圣方济各堂区/São Francisco Xavier
`;
