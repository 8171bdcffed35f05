export interface Source {
  title: string;
  url: string;
}

const act = (title: string, address: string): Source => ({ title, url: `https://www.legislation.gov.uk/${address}` });
const govUk = (title: string, address: string): Source => ({
  title: `GOV.UK: ${title}`,
  url: `https://www.gov.uk/${address}`,
});

/** The facts of the public pages come from these sources. */
export const pageSources = {
  administrationOfEstates: act('Administration of Estates Act 1925, sections 33 to 49', 'ukpga/Geo5/15-16/23'),
  statutoryLegacy: act('Administration of Estates Act 1925 (Fixed Net Sum) Order 2023', 'uksi/2023/758/contents/made'),
  childrenAct: act('Children Act 1989, sections 2 to 6', 'ukpga/1989/41'),
  courtOfProtection: act('Mental Capacity Act 2005, sections 16 to 18', 'ukpga/2005/9'),
  familyClaims: act('Inheritance (Provision for Family and Dependants) Act 1975', 'ukpga/1975/63'),
  inheritanceTaxAct: act('Inheritance Tax Act 1984', 'ukpga/1984/51'),
  fairTrading: act('Digital Markets, Competition and Consumers Act 2024, part 4', 'ukpga/2024/13/part/4'),
  legalServices: act('Legal Services Act 2007, section 12', 'ukpga/2007/29/section/12'),
  propertyLaw: act('Law of Property Act 1925, sections 27, 34 and 36', 'ukpga/Geo5/15-16/20'),
  seniorCourts: act('Senior Courts Act 1981, section 114', 'ukpga/1981/54/section/114'),
  soldiersAndSailors: act('Wills (Soldiers and Sailors) Act 1918', 'ukpga/Geo5/7-8/58'),
  trusteeAct1925: act('Trustee Act 1925, sections 31 and 32', 'ukpga/Geo5/15-16/19'),
  trusteeAct2000: act('Trustee Act 2000', 'ukpga/2000/29'),
  willsAct: act('Wills Act 1837', 'ukpga/Will4and1Vict/7/26'),
  successionAbroad: {
    title: 'EU Succession Regulation 650/2012',
    url: 'https://eur-lex.europa.eu/eli/reg/2012/650/oj',
  },
  citizensAdvice: {
    title: 'Citizens Advice: who can inherit if there is no will',
    url: 'https://www.citizensadvice.org.uk/family/death-and-wills/who-can-inherit-if-there-is-no-will-the-rules-of-intestacy/',
  },
  parentalResponsibility: govUk('parental rights and responsibilities', 'parental-rights-responsibilities'),
  registerDeath: govUk('registering a death', 'register-a-death'),
  noWill: govUk('who inherits when there is no will', 'inherits-someone-dies-without-will'),
  inheritanceTax: govUk('Inheritance Tax', 'inheritance-tax'),
  gifts: govUk('Inheritance Tax and gifts', 'inheritance-tax/gifts'),
  businessRelief: govUk(
    'changes to agricultural and business property reliefs',
    'government/publications/changes-to-agricultural-property-relief-and-business-property-relief',
  ),
  pensions: govUk(
    'Inheritance Tax on unused pension funds',
    'government/publications/inheritance-tax-unused-pension-funds-and-death-benefits',
  ),
  probate: govUk('applying for probate', 'applying-for-probate'),
  probateFees: govUk('probate fees', 'applying-for-probate/fees'),
  jointOwnership: govUk('owning a home with someone else', 'joint-property-ownership'),
  trustTaxes: govUk('trusts and taxes', 'trusts-taxes'),
  powerOfAttorney: govUk('make, register or end a lasting power of attorney', 'power-of-attorney'),
  makeWill: govUk('making a will', 'make-will'),
  updateWill: govUk('updating a will', 'make-will/update-your-will'),
  statutoryWill: govUk('making a will for someone who cannot', 'apply-statutory-will'),
} as const satisfies Record<string, Source>;
