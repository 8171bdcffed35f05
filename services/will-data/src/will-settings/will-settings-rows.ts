export const willSettingsRows = `
  select children_inheritance_age as "childrenInheritanceAge", has_no_specific_gifts as "hasNoSpecificGifts",
    include_partner as "includePartner", execution_variant as "executionVariant"
  from will_settings natural join who`;
