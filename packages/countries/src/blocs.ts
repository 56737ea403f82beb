type Bloc = {
  name: string
  /** How the World Factbook abbreviates it. */
  inFactbook: string
}

/** Regional blocs by the acronyms of the public countries service. */
export const blocs: Record<string, Bloc> = {
  AL: { name: 'Arab League', inFactbook: 'LAS' },
  ASEAN: { name: 'Association of Southeast Asian Nations', inFactbook: 'ASEAN' },
  AU: { name: 'African Union', inFactbook: 'AU' },
  CAIS: { name: 'Central American Integration System', inFactbook: 'SICA' },
  CARICOM: { name: 'Caribbean Community', inFactbook: 'Caricom' },
  EEU: { name: 'Eurasian Economic Union', inFactbook: 'EAEU' },
  EFTA: { name: 'European Free Trade Association', inFactbook: 'EFTA' },
  EU: { name: 'European Union', inFactbook: 'EU' },
  MERCOSUR: { name: 'Southern Common Market', inFactbook: 'Mercosur' },
  PA: { name: 'Pacific Alliance', inFactbook: 'Pacific Alliance' },
  SAARC: { name: 'South Asian Association for Regional Cooperation', inFactbook: 'SAARC' },
  USMCA: { name: 'United States–Mexico–Canada Agreement', inFactbook: 'NAFTA' },
}

/** What the World Factbook of 2016 does not know: who has joined (true) and who has left, by country. */
export const membersSince2016: Record<string, Record<string, boolean>> = {
  ASEAN: { TL: true },
  AU: { MA: true },
  CAIS: { DO: true },
  EEU: { AM: true, BY: true, KG: true, KZ: true, RU: true },
  EU: { GB: false },
  MERCOSUR: { BO: true, VE: false },
}
