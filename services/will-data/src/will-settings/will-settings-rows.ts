export const willSettingsRows = `
  select children_inheritance_age as "childrenInheritanceAge", has_no_specific_gifts as "hasNoSpecificGifts",
    include_partner as "includePartner"
  from will_settings natural join who`;
