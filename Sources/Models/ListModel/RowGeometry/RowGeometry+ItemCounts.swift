extension RowGeometry: ItemCounts {}
