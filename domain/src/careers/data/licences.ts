/** Licences and certificates that regulated work asks for, one a line: `id | English | Spanish | French | German`. */
export const licenceList = `
nursing-registration | Registration as a nurse | Colegiación de enfermería | Diplôme d'État d'infirmier | Berufserlaubnis als Pflegefachkraft
`;
